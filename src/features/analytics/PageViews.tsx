import { usePageViews } from './usePageViews.ts'

/** Renders nothing; counts page views. */
export function PageViews() {
  usePageViews()
  return null
}
