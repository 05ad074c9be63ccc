import type { Lang } from '#domain/lang.ts'
import { nextActOf } from '#domain/processes/nextAct.ts'
import { nextSentence } from '#domain/processes/nextSentence.ts'
import { shortName } from '#domain/text.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Process } from '#src/api/processes.ts'

/** Returns the sentence about the next act of a process, as its mails and notifications have it. */
export function nextTextOf(
  process: Process,
  { lang, now }: { lang: Lang; now: Date },
  t: Texts['processes'],
): string {
  const { status, isOpen, ledger = [], appointment, documentsAsked, stages, answerBy, wish } = process
  const question = process.answers.find(({ action }) => action === 'inquiry')
  const act = nextActOf({
    status,
    isOpen,
    ledger,
    appointment,
    hasReply: question !== undefined && question.reply !== '',
    documentsAsked: Boolean(documentsAsked),
    wish: wish?.intention ?? null,
    reached: stages.flatMap((stage) => (stage.reachedAt === null ? [] : stage.status)),
  })
  return nextSentence(act, { advisor: shortName(process.advisor.name), answerBy }, { t, lang, now })
}
