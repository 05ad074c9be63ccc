import type { PageModule } from '../app/pageModule.ts'
import type { PageId } from './table.ts'

/** Which module shows a row of the table. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('../pages/home/HomePage.tsx'),
  cases: () => import('../pages/stories/StoriesPage.tsx'),
  case: () => import('../pages/stories/StoryPage.tsx'),
  jobs: () => import('../pages/jobs/JobsPage.tsx'),
  job: () => import('../pages/jobs/JobPage.tsx'),
}
