import { blankInquiry, blankInvitation } from '#domain/forms/blanks.ts'
import { inquiryRequest } from '#domain/forms/inquiryRequest.ts'
import { invitationRequest } from '#domain/forms/invitationRequest.ts'
import { useCreateInquiry, useCreateInvitation } from '#src/api/entry.ts'
import { useLang } from '#src/context/language.ts'
import { useCaptcha } from '#src/features/captcha/captcha.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useSendFlow } from '#src/forms/flow/useSendFlow.ts'
import { useInquiry } from './useInquiry.ts'

/** Sends an inquiry with the token of the bot check. `refuse` shows the server's field messages. */
export function useInquirySending(refuse: (errors: FormError[]) => void) {
  const lang = useLang()
  const { flow, fields, blank, kind, labels } = useInquiry()
  const { mutateAsync: createInquiry } = useCreateInquiry()
  const { mutateAsync: createInvitation } = useCreateInvitation()
  const { getToken } = useCaptcha()
  return useSendFlow({
    blank,
    send: async (values, keyed) => {
      const token = await getToken(flow)
      if (kind === null) {
        const data = invitationRequest(filledWith(blankInvitation, values), token, labels.timeZone)
        return createInvitation({ lang, data, headers: keyed() })
      }
      const data = inquiryRequest(kind, filledWith(blankInquiry[kind], values), token)
      return createInquiry({ lang, data, headers: keyed() })
    },
    refuse: (errors) => {
      const correctable = errors.filter(({ name }) => fields.some((field) => field.name === name))
      if (correctable.length > 0) refuse(correctable)
      return correctable.length > 0
    },
  })
}
