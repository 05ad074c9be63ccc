/** The pages of the entry and of inquiries. */
export const formPages = import.meta.glob('../../pages/{entry,inquiry}/*Page.tsx')
