import type { Lang } from '#domain/lang.ts'
import { nextActOf } from '#domain/processes/nextAct.ts'
import { nextSentence } from '#domain/processes/nextSentence.ts'
import { hasReply } from '#domain/processes/states.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { backendTexts } from '#i18n/backend.ts'
import { isOpen } from '../jobs/open.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process } from '../ports/processes.ts'
import { shortName } from './history.ts'
import { lastAnswerDay } from './lastAnswerDay.ts'

/** Returns the sentence about the next act of a process, as its page has it. */
export function nextText(process: Process, job: Job, { now, lang }: { now: Date; lang: Lang }): string {
  const { statusId, steps, details } = process
  const { ledger, appointment, documentsAsked, advisor, wish } = details
  const act = nextActOf({
    status: aliasOfStatus(statusId),
    isOpen: isOpen(job, now),
    ledger,
    appointment,
    hasReply: hasReply(details),
    documentsAsked: documentsAsked !== null,
    wish: wish?.intention ?? null,
    reached: steps.map((each) => aliasOfStatus(each.statusId)),
  })
  const facts = { advisor: shortName(advisor ?? job.advisor, lang), answerBy: lastAnswerDay(process, job) }
  return nextSentence(act, facts, { t: backendTexts[lang].processes, lang, now })
}
