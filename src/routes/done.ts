import { useLocation } from 'react-router'

/** The state with which a form leads to its complete page. */
export const done = { done: true }

/** Returns true on a complete page after its form, also after a reload; false where the page was opened by itself. */
export const useIsDone = (): boolean => useLocation().state !== null
