/** The bot check of the forms (product-decisions §8), independent of its provider. */

import { useEffect } from 'react'
import type { Lang } from '#domain/lang.ts'
import { captchaConfig } from '#src/context/config.ts'
import { useLang } from '#src/context/language.ts'
import type { Widget } from './recaptcha.ts'

/** The check could not run. The form shows a message, and the next submit runs the check again. */
export class CaptchaError extends Error {
  constructor(options: ErrorOptions) {
    super('The bot check could not be made', options)
    this.name = 'CaptchaError'
  }
}

/** The widget, loading or loaded; reset to null after a failure, so that the next call retries. */
let widget: Promise<Widget> | null = null

/** Starts loading the check when a form opens. A failure is ignored until `getToken` needs the check. */
function prepareCaptcha(lang: Lang): void {
  widgetOf(lang)?.catch(() => {})
}

/**
 * Returns a token for one action (`captcha_token`), or undefined when no check is configured. Tokens expire after two minutes, so
 * call it on submit. Throws `CaptchaError`.
 */
async function getToken(action: string, lang: Lang): Promise<string | undefined> {
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
  widget = import('./recaptcha.ts').then(({ loadRecaptcha }) => loadRecaptcha(config, lang))
  widget.catch(() => {
    widget = null
  })
  return widget
}

/** Loads the bot check with the form. Call `getToken` on submit; it throws `CaptchaError`. */
export function useCaptcha() {
  const lang = useLang()
  useEffect(() => prepareCaptcha(lang), [lang])
  return { getToken: (action: string) => getToken(action, lang) }
}
