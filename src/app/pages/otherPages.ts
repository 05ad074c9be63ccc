import type { PageModule } from '../../page/pageModule.ts'

/** The pages that few visits begin with. Where they are is in a part of its own, so that the first page does not carry it. */
export const otherPages = import.meta.glob<PageModule>([
  '../../pages/*/*Page.tsx',
  '!../../pages/{home,jobs,stories}/*',
])
