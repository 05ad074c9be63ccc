/** The bot check of the forms (product-decisions §8), whoever provides it. */
import type { Lang } from '#domain/lang.ts'
import { captchaConfig } from '#src/context/config.ts'
import { loadRecaptcha, type Widget } from './recaptcha.ts'

/** The check could not be made. The person is told, and sending again tries again. */
export class CaptchaError extends Error {
  constructor(options: ErrorOptions) {
    super('The bot check could not be made', options)
    this.name = 'CaptchaError'
  }
}

/** What is loading or there; null again after a failure. */
let widget: Promise<Widget> | null = null

/** Begins to load the check, when a form is opened. A failure counts only when a token is asked for. */
export function prepareCaptcha(lang: Lang): void {
  widgetOf(lang)?.catch(() => {})
}

/**
 * A token for one act of a person (`captcha_token`); undefined where the site runs without a check. Tokens last two minutes, so it
 * is asked for when the form is sent. Throws `CaptchaError`.
 */
export async function getToken(action: string, lang: Lang): Promise<string | undefined> {
  try {
    return await (await widgetOf(lang))?.execute(action)
  } catch (error) {
    throw new CaptchaError({ cause: error })
  }
}

function widgetOf(lang: Lang): Promise<Widget> | null {
  const config = captchaConfig()
  if (!config) return null
  if (widget) return widget
  widget = loadRecaptcha(config, lang)
  widget.catch(() => {
    widget = null
  })
  return widget
}
