/** The pages that few visits begin with. Their addresses are in a chunk of their own, which the first page does not load. */
export const otherPages = import.meta.glob(['../../pages/*/*Page.tsx', '!../../pages/{home,jobs,stories}/*'])
