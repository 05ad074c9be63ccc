import { useEffect } from 'react'
import { useLang } from '#src/context/language.ts'
import { getToken, prepareCaptcha } from './captcha.ts'

/** Loads the bot check with the form. Call `getToken` on submit; it throws `CaptchaError`. */
export function useCaptcha() {
  const lang = useLang()
  useEffect(() => prepareCaptcha(lang), [lang])
  return { getToken: (action: string) => getToken(action, lang) }
}
