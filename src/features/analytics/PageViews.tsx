import { usePageViews } from './usePageViews.ts'

/** Shows nothing; it has the views of pages counted. */
export function PageViews() {
  usePageViews()
  return null
}
