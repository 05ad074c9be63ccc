/** The components that only sites with an analytics provider load. */
export { Consent } from './Consent.tsx'
export { PageViews } from './PageViews.tsx'
