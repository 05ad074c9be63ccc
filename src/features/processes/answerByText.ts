import type { Lang } from '#domain/lang.ts'
import { deadlineAhead } from '#domain/processes/nextSentence.ts'
import { formatDay } from '#domain/times.ts'
import type { Texts } from '#i18n/texts.ts'

type Words = { t: Texts['processes']; lang: Lang; now: Date }

/** Names the last moment for an answer, or its last day once that is over. */
export function answerByText(answerBy: string, words: Words): string {
  const { application: t } = words.t
  const deadline = deadlineAhead(answerBy, words)
  return deadline === '' ? t.answerOver({ day: formatDay(answerBy, words.lang) }) : t.answerBy({ deadline })
}
