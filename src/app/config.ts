import type { AnalyticsConfig, CaptchaConfig, RuntimeConfig } from './pageData.ts'

let config: RuntimeConfig | null = null

/** Keeps what the server has told, on the server itself too; without a server (mock mode) the page's own origin is the site. */
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
