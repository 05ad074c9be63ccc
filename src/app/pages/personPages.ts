/** The pages of the applicant area. */
export const personPages = import.meta.glob([
  '../../pages/*/*Page.tsx',
  '!../../pages/{blog,company,entry,home,inquiry,legal,recruiting,stories}/*',
  '!../../pages/jobs/Job*Page.tsx',
  '!../../pages/favorites/FavoriteListPage.tsx',
])
