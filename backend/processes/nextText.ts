import type { Lang } from '#domain/lang.ts'
import { nextActOf } from '#domain/processes/nextAct.ts'
import { hasReply } from '#domain/processes/states.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { formatDay } from '#domain/times.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process } from '../ports/processes.ts'
import { shortName } from './history.ts'

/** Returns the sentence about the next act of a process, as its page has it. */
export function nextText({ statusId, steps, details }: Process, job: Job, lang: Lang): string {
  const { ledger, appointment, documentsAsked, answerBy, advisor, wish } = details
  const { nextTexts, deadline } = backendTexts[lang].processes
  const act = nextActOf({
    status: aliasOfStatus(statusId),
    ledger,
    appointment,
    hasReply: hasReply(details),
    documentsAsked: documentsAsked !== null,
    wish: wish?.intention ?? null,
    reached: steps.map((each) => aliasOfStatus(each.statusId)),
  })
  return nextTexts[act]({
    advisor: shortName(advisor ?? job.advisor, lang),
    deadline: answerBy === null ? '' : deadline({ day: formatDay(answerBy, lang) }),
  })
}
