import type { Company, CompanyBasics } from '#domain/company.ts'

/** The bot check of the forms, chosen by the site's operator. */
export type CaptchaConfig = { provider: 'recaptcha-v3' | 'recaptcha-enterprise'; siteKey: string }

/** The counter of page views, chosen by the site's operator: Google Analytics 4 with the id of its data stream. */
export type AnalyticsConfig = { provider: 'ga4'; id: string }

/** The configuration that the server reads from its environment and passes to the browser. */
export type RuntimeConfig = {
  /** Where the API is: a path of this server, or another server's address. */
  apiUrl: string
  /** The site's public origin. */
  origin: string
  /** Null where the forms have no bot check. */
  captcha: CaptchaConfig | null
  company: CompanyBasics
  /** All facts of the company, for the pages that show them; the others load them when they are needed. */
  facts: Company | null
  /** Null where page views are not counted. */
  analytics: AnalyticsConfig | null
}

let config: RuntimeConfig | null = null

/** Sets the configuration, also on the server. */
export function setConfig(given: RuntimeConfig): void {
  config = given
}

function configured(): RuntimeConfig {
  if (!config) throw new Error('The configuration is not set')
  return config
}

export const siteOrigin = (): string => configured().origin

export const captchaConfig = (): CaptchaConfig | null => configured().captcha

export const analyticsConfig = (): AnalyticsConfig | null => configured().analytics

/** The facts of the company behind the site that every page has. */
export const companyBasics = (): CompanyBasics => configured().company

/** All facts of the company, on pages with `showsCompanyFacts`. */
export function companyFacts(): Company {
  const { facts } = configured()
  if (!facts) throw new Error('The facts of the company are not loaded')
  return facts
}

export const hasCompanyFacts = (): boolean => configured().facts !== null

export function setCompanyFacts(facts: Company): void {
  config = { ...configured(), facts }
}
