import { nextActOf } from '#domain/processes/nextAct.ts'
import { shortName } from '#domain/text.ts'
import { formatDay } from '#domain/times.ts'
import type { Lang } from '#domain/lang.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Process } from '#src/api/processes.ts'

/** Returns the sentence about the next act of a process, as its mails and notifications have it. */
export function nextTextOf(
  process: Process,
  lang: Lang,
  { nextTexts, deadline }: Texts['processes'],
): string {
  const { status, ledger = [], appointment, documentsAsked, answers, stages, answerBy, wish } = process
  const question = answers.find(({ action }) => action === 'inquiry')
  const act = nextActOf({
    status,
    ledger,
    appointment,
    hasReply: question !== undefined && question.reply !== '',
    documentsAsked: Boolean(documentsAsked),
    wish: wish?.intention ?? null,
    reached: stages.flatMap((stage) => (stage.reachedAt === null ? [] : stage.status)),
  })
  return nextTexts[act]({
    advisor: shortName(process.advisor.name),
    deadline: answerBy === null ? '' : deadline({ day: formatDay(answerBy, lang) }),
  })
}
