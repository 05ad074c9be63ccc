import { toJstIso } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import { stages } from '#domain/processes/stages.ts'
import { stateOf } from '#domain/processes/states.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { isOpen } from '../jobs/open.ts'
import { jobSummary } from '../jobs/view.ts'
import type { Process } from '../ports/processes.ts'
import type { ProcessWithJob } from './find.ts'
import { lastAnswerDay } from './lastAnswerDay.ts'

type View = { now: Date; lang: Lang }

/** A process as lists show it. */
export function processSummary({ process, job }: ProcessWithJob, { now, lang }: View) {
  const { comment, relatedId } = process.details
  return {
    process_id: process.id,
    status_id: process.statusId,
    is_recommended: process.isRecommended,
    job: jobSummary(job, lang),
    isOpen: isOpen(job, now),
    startedAt: jst(process.startedAt),
    updatedAt: jst(process.updatedAt),
    answerBy: lastAnswerDay(process, job),
    comment: comment[lang],
    appointment: appointmentOf(process, lang),
    consentAskedAt: consentAskedAt(process),
    documentsAsked: process.details.documentsAsked && process.details.documentsAsked.text[lang],
    wish: wishOf(process),
    stages: stagesOf(process),
    related_process_id: relatedId,
  }
}

/** A process with the advisor's texts, its history and the applicant's answers. */
export function processDetail(found: ProcessWithJob, view: View) {
  const { details } = found.process
  const { lang } = view
  const advisor = details.advisor ?? found.job.advisor
  return {
    ...processSummary(found, view),
    advisor: { initials: advisor.initials, ...advisor[lang] },
    letter: details.letter[lang],
    fits: details.fits.map((fit) => ({ fits: fit.fits, ...fit[lang] })),
    preparation: details.preparation.map((advice) => advice[lang]),
    history: details.history.map(({ at, text }) => ({ date: jst(at), text: text[lang] })),
    employer: details.employer && { ...details.employer[lang], website: details.employer.website },
    ledger: details.ledger.map(({ event, at, by, documents }) => ({
      event,
      at: jst(at),
      by: by[lang],
      documents: documents ?? [],
    })),
    answers: details.answers.map(({ action, at, contents, reasons, reply }) => ({
      action,
      date: jst(at),
      contents,
      reasons,
      reply: reply[lang],
    })),
  }
}

/** A job in the list of the jobs applied for. */
export function appliedJob({ process, job }: ProcessWithJob, { now, lang }: View) {
  return {
    ...jobSummary(job, lang),
    process_id: process.id,
    status_id: process.statusId,
    appliedAt: jst(process.startedAt),
    isOpen: isOpen(job, now),
  }
}

function consentAskedAt(process: Process): string | null {
  const last = process.details.ledger.at(-1)
  return last && stateOf(process) === 'consent-asked' ? jst(last.at) : null
}

function wishOf({ details: { wish } }: Process) {
  return wish ? { intention: wish.intention, sentAt: jst(wish.at) } : null
}

function appointmentOf({ details: { appointment } }: Process, lang: Lang) {
  if (!appointment) return null
  return {
    startsAt: jst(appointment.startsAt),
    endsAt: jst(appointment.endsAt),
    ...appointment[lang],
  }
}

/** The stages with the time of reaching each; none for a recommendation. */
function stagesOf({ isRecommended, steps }: Process) {
  if (isRecommended) return []
  return stages.map((alias) => {
    const statusId = ProcessStatus[alias]
    const step = steps.find((each) => each.statusId === statusId)
    return { status_id: statusId, reachedAt: step ? jst(step.at) : null }
  })
}

const jst = (iso: string) => toJstIso(new Date(iso))
