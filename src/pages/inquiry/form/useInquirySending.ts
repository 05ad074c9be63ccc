import { useLang } from '#src/context/language.ts'
import { useCaptcha } from '#src/features/captcha/useCaptcha.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { useSending } from '#src/forms/flow/useSending.ts'
import { useInquiry } from './useInquiry.ts'

/** Sends an inquiry with the token of the bot check. `refuse` shows the server's field messages. */
export function useInquirySending(refuse: (errors: FormError[]) => void) {
  const lang = useLang()
  const { flow, fields, blank, send } = useInquiry()
  const { getToken } = useCaptcha()
  return useSending({
    blank,
    send: async (values, key) => send(values, { lang, key, token: await getToken(flow) }),
    refuse: (errors) => {
      const correctable = errors.filter(({ name }) => fields.some((field) => field.name === name))
      if (correctable.length > 0) refuse(correctable)
      return correctable.length > 0
    },
  })
}
