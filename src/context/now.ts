import { createContext, use } from 'react'

/** The moment at which the page was made; it comes with the page, so that server and browser agree. */
export const NowContext = createContext<Date>(new Date(0))

export function useNow(): Date {
  return use(NowContext)
}
