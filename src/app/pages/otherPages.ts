/** Public pages with which few visits begin. */
export const otherPages = import.meta.glob([
  '../../pages/{blog,company,legal,recruiting}/*Page.tsx',
  '../../pages/favorites/FavoriteListPage.tsx',
  '!../../pages/blog/ArticlePage.tsx',
])
