import { useEffect } from 'react'
import { useLang } from '#src/context/language.ts'
import { getToken, prepareCaptcha } from './captcha.ts'

/** The bot check of a form: loaded with it; `getToken` is called when it is sent, and throws `CaptchaError`. */
export function useCaptcha() {
  const lang = useLang()
  useEffect(() => prepareCaptcha(lang), [lang])
  return { getToken: (action: string) => getToken(action, lang) }
}
