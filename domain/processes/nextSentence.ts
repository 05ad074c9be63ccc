/** The sentence about the next act of a process with the last day for an answer: page, mail and notification have the same one. */

import { isExpired } from '../dates.ts'
import type { Lang } from '../lang.ts'
import { joinSentences } from '../text.ts'
import { formatDay } from '../times.ts'
import type { NextAct } from './nextAct.ts'

/** The acts that wait for an answer until a day. */
const waiting: readonly NextAct[] = ['offered', 'recommended', 'replied']

type Texts = {
  nextTexts: Record<NextAct, (facts: { advisor: string; deadline: string }) => string>
  deadline: (facts: { day: string }) => string
  lastDayOver: (facts: { advisor: string; day: string }) => string
}

type Facts = {
  /** The short name of the advisor. */
  advisor: string
  /** The last day for an answer; null without one. */
  answerBy: string | null
}

type Words = { t: Pick<Texts, 'deadline'>; lang: Lang; now: Date }

/** Names the last moment for an answer; empty without one, and once it is over. */
export function deadlineAhead(answerBy: string | null, { t, lang, now }: Words): string {
  return answerBy === null || isExpired(answerBy, now) ? '' : t.deadline({ day: formatDay(answerBy, lang) })
}

/** Returns the sentence. After the last day for an answer it begins with that day. */
export function nextSentence(
  act: NextAct,
  { advisor, answerBy }: Facts,
  { t, lang, now }: Words & { t: Texts },
): string {
  const text = t.nextTexts[act]({ advisor, deadline: deadlineAhead(answerBy, { t, lang, now }) })
  if (answerBy === null || !isExpired(answerBy, now) || !waiting.includes(act)) return text
  return joinSentences(lang, [t.lastDayOver({ advisor, day: formatDay(answerBy, lang) }), text])
}
