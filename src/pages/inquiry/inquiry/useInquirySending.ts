import { useLang } from '#src/context/language.ts'
import { useCaptcha } from '#src/features/captcha/useCaptcha.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { useSending } from '#src/forms/flow/useSending.ts'
import { useInquiry } from './useInquiry.ts'

/** Sends an inquiry with the token of the bot check. What the server says about fields is shown by `refuse`. */
export function useInquirySending(refuse: (errors: FormError[]) => void) {
  const lang = useLang()
  const { flow, fields, send } = useInquiry()
  const { getToken } = useCaptcha()
  return useSending({
    send: async (answers, key) => send(answers, { lang, key, token: await getToken(flow) }),
    refuse: (errors) => {
      const mendable = errors.filter(({ name }) => fields.some((field) => field.name === name))
      if (mendable.length > 0) refuse(mendable)
      return mendable.length > 0
    },
  })
}
