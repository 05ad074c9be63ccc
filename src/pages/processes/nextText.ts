import { isExpired } from '#domain/dates.ts'
import { type NextAct, nextActOf } from '#domain/processes/nextAct.ts'
import { joinSentences, shortName } from '#domain/text.ts'
import { formatDay } from '#domain/times.ts'
import type { Lang } from '#domain/lang.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Process } from '#src/api/processes.ts'
import { deadlineAhead } from '#src/features/processes/answerByText.ts'

/** The acts that wait for an answer until a day. */
const waiting: readonly NextAct[] = ['offered', 'recommended', 'replied']

/**
 * Returns the sentence about the next act of a process, as its mails and notifications have it. After the last day for an answer it begins with that day.
 */
export function nextTextOf(
  process: Process,
  { lang, now }: { lang: Lang; now: Date },
  t: Texts['processes'],
): string {
  const { nextTexts } = t
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
  const advisor = shortName(process.advisor.name)
  const text = nextTexts[act]({ advisor, deadline: deadlineAhead(answerBy, { t, lang, now }) })
  const isLate = isExpired(answerBy, now) && waiting.includes(act)
  if (!isLate || answerBy === null) return text
  return joinSentences(lang, [t.lastDayOver({ advisor, day: formatDay(answerBy, lang) }), text])
}
