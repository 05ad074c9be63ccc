/** Few visits begin with these pages. Their list is in its own chunk, which the first page does not load. */
export const otherPages = import.meta.glob([
  '../../pages/*/*Page.tsx',
  '!../../pages/{home,stories,entry,inquiry}/*',
  '!../../pages/jobs/Job*Page.tsx',
  '!../../pages/blog/ArticlePage.tsx',
])
