import { useState } from 'react'
import { blankOfferReply, offerReplies, offerReplyForm } from '#domain/forms/intentions.ts'
import type { OfferReplyValues } from '#domain/forms/intentions.ts'
import { deadlineAhead } from '#domain/processes/nextSentence.ts'
import { shortName } from '#domain/text.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { RadioField } from '#src/forms/ChoiceFields.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { IntentionDialog } from './IntentionDialog.tsx'
import type { IntentionDialogPart } from './part.ts'

/** The reply to an offer: accept, talk first, decline. */
export function OfferDialog({ process, onClose }: IntentionDialogPart) {
  const t = useTexts('intentions').offer
  const words = { t: useTexts('processes'), lang: useLang(), now: useNow() }
  const advisor = shortName(process.advisor.name)
  const typed = useTyped<OfferReplyValues>(`offer.${process.process_id}`, blankOfferReply)
  const [reply, setReply] = useState(replyOf(typed.values.reply))
  const form = useRuleForm({
    schema: offerReplyForm,
    values: typed.values,
    labelOf: () => t.reply,
    onChange: (values) => {
      setReply(replyOf(values.reply))
      typed.keep(values)
    },
  })
  const tones = {
    '': undefined,
    'accept-offer': 'go',
    'discuss-offer': undefined,
    'decline-offer': 'danger',
  } as const
  return (
    <IntentionDialog
      process={process}
      title={t.title}
      form={form}
      wishOf={({ reply: chosen, contents }) => ({
        intention: replyOf(chosen) || 'discuss-offer',
        lines: [t.send[replyOf(chosen)], contents],
      })}
      onSent={typed.drop}
      onClose={onClose}
      follows={t.follows({
        advisor,
        deadline: deadlineAhead(process.answerBy, words),
      })}
      cancel={t.cancel}
      send={{ label: t.send[reply], tone: tones[reply] }}
    >
      <RadioField<OfferReplyValues>
        name="reply"
        label={t.reply}
        choices={offerReplies.map((value) => ({ value, ...t.choices[value]({ advisor }) }))}
      />
    </IntentionDialog>
  )
}

type Reply = (typeof offerReplies)[number] | ''

const replyOf = (value: unknown): Reply => offerReplies.find((each) => each === value) ?? ''
