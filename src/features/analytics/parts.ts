/** All that is loaded with a provider of analytics. */
export { Consent } from './Consent.tsx'
export { PageViews } from './PageViews.tsx'
