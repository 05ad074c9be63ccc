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
  /** Null where page views are not counted. */
  analytics: AnalyticsConfig | null
}

let config: RuntimeConfig | null = null

/** Sets the configuration, also on the server. Null in mock mode: the page's own origin is then the site's. */
export function setConfig(given: RuntimeConfig | null): void {
  config = given
}

export function siteOrigin(): string {
  return config?.origin ?? location.origin
}

export function captchaConfig(): CaptchaConfig | null {
  return config?.captcha ?? null
}

export function analyticsConfig(): AnalyticsConfig | null {
  return config?.analytics ?? null
}
