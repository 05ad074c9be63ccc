/** All pages. The list is a file of its own, which the first pages do not load. */
export const allPages = import.meta.glob('../../pages/*/*Page.tsx')
