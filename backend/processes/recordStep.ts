/** Records a step of a process: the change, the line of the history, the notification, the mail and the event, as the table of steps says. */

import type { Lang } from '#domain/lang.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { type StepName, steps } from '#domain/processes/steps.ts'
import { formatDay, formatTime } from '#domain/times.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { UpdateName } from '#i18n/en/processUpdates.ts'
import type { ProcessStatus } from '#openapi/generated/options.ts'
import { aboutProcess, recordEvent } from '../events/record.ts'
import { queueMail } from '../mail/queue.ts'
import { notify } from '../notifications/notify.ts'
import type { Bilingual } from '../ports/bilingual.ts'
import type { Env } from '../ports/env.ts'
import type { Job } from '../ports/jobs.ts'
import type { AgreedDocument, BeforeStep, Process, ProcessDetails } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { shortName } from './history.ts'
import { nextText } from './nextText.ts'
import { withEvents } from './statusChange.ts'

export type Step = {
  name: UpdateName
  /** The status after the step; without it the status stays. */
  statusId?: ProcessStatus
  /** The statuses up to now; without it a new status is added to those of the process. */
  steps?: Process['steps']
  details?: Partial<ProcessDetails>
  /** A text of the advisor for the applicant. */
  note?: Bilingual<string>
  /** The documents that the texts name. */
  documents?: AgreedDocument[]
}

const noNote = { ja: '', en: '' }

/** Carries out a step and returns the process after it. Call it within a transaction, as one of its last steps. */
export async function recordStep(store: Store, env: Env, process: Process, step: Step): Promise<Process> {
  const job = await store.jobs.find(process.jobId)
  if (!job) throw new Error(`There is no job ${process.jobId}`)
  const now = env.clock()
  const after = withStep(process, step, now.toISOString())
  const texts = textsIn(after, job, step, { now, replaced: appointmentAhead(process, now) })
  if (steps[step.name].undo) after.details.previous = beforeStep(process, step.name, texts)
  const at = after.updatedAt
  const text = { ja: texts.ja.history, en: texts.en.history }
  after.details.history = withEvents(process.details, [{ at, text }])
  await store.processes.update(after)
  const hasMail = stepHasMail(process, step.name)
  await tellApplicant(store, env, after, { name: step.name, texts, hasMail, processId: after.id })
  await recordEvent(store, env, 'process-changed', {
    ...aboutProcess(after),
    data: { statusId: after.statusId, step: step.name },
  })
  return (await store.processes.find(process.id)) ?? after
}

/** Sends the applicant of a removed recommendation the messages that it was taken back. They lead to no page of it. */
export async function tellOfRetraction(store: Store, env: Env, process: Process): Promise<void> {
  const job = await store.jobs.find(process.jobId)
  if (!job) throw new Error(`There is no job ${process.jobId}`)
  const name = 'retracted'
  const texts = textsIn(process, job, { name }, { now: env.clock(), replaced: null })
  await tellApplicant(store, env, process, { name, texts, hasMail: steps[name].mail, processId: null })
}

/** Returns the process after a step, without the line of its history. */
function withStep(process: Process, step: Step, at: string): Process {
  const { name, statusId = process.statusId, details } = step
  const isMove = statusId !== process.statusId
  const moved = isMove ? [...process.steps, { statusId, at }] : process.steps
  return {
    ...process,
    statusId,
    updatedAt: at,
    steps: step.steps ?? moved,
    details: {
      ...process.details,
      documentsAsked: null,
      ...(isMove && { answerBy: null, appointment: null }),
      // The comment on an application is about its stage, that on a recommendation about the job.
      ...(isMove && !process.isRecommended && { comment: noNote }),
      // A later stage or another time answers the wish of the applicant.
      ...((isMove || name === 'appointed') && { wish: null }),
      ...details,
      previous: null,
    },
  }
}

/** Returns the values of a process before a step, with the title of the message about the step. */
export function beforeStep(
  { steps: before, details }: Process,
  step: StepName,
  { ja, en }: Bilingual<{ title: string }>,
): BeforeStep {
  const { answerBy, comment, appointment, answers, ledger, documentsAsked, wish = null, employer } = details
  const title = { ja: ja.title, en: en.title }
  const values = { answerBy, comment, appointment, answers, ledger, documentsAsked, wish, employer }
  return { step, title, steps: before, ...values }
}

/** Returns the appointment unless it is over. */
const appointmentAhead = ({ details: { appointment } }: Process, now: Date) =>
  appointment && new Date(appointment.endsAt) > now ? appointment : null

/** `replaced`: the appointment that another one replaces. */
type Moment = { now: Date; replaced: ProcessDetails['appointment'] }

const textsIn = (process: Process, job: Job, step: Step, moment: Moment) => ({
  ja: textsOf(process, job, step, { ...moment, lang: 'ja' }),
  en: textsOf(process, job, step, { ...moment, lang: 'en' }),
})

function textsOf(
  process: Process,
  job: Job,
  { name, note = noNote, documents = [] }: Step,
  { now, replaced, lang }: Moment & { lang: Lang },
) {
  const { employer, advisor } = process.details
  const { processUpdates, processOptions } = backendTexts[lang]
  return processUpdates[name]({
    job: job[lang].title,
    advisor: shortName(advisor ?? job.advisor, lang),
    status: processOptions.status[aliasOfStatus(process.statusId)],
    employer: employer?.[lang].name ?? '',
    address: employer?.[lang].address ?? '',
    documents: documents.map((each) => documentLine(each, lang)).join('\n'),
    ...appointmentFacts(process, lang),
    replaced: replaced ? whenText(replaced, lang) : '',
    next: nextText(process, job, { now, lang }),
    note: note[lang],
  })
}

function appointmentFacts({ details: { appointment } }: Process, lang: Lang) {
  if (!appointment) return { when: '', place: '', people: '' }
  return { when: whenText(appointment, lang), ...appointment[lang] }
}

function documentLine({ document, name }: AgreedDocument, lang: Lang): string {
  const label = backendTexts[lang].documentNames[document]
  if (lang === 'ja') return `・${label}${name === '' ? '' : `（${name}）`}`
  return `- ${label}${name === '' ? '' : ` (${name})`}`
}

/** "Tue 24 Nov, 10:00–11:00", in Japan's time, in Japanese as the page of the application has it. */
function whenText({ startsAt, endsAt }: { startsAt: string; endsAt: string }, lang: Lang): string {
  const times = `${formatTime(startsAt)}–${formatTime(endsAt)}`
  return lang === 'ja'
    ? `${formatDay(startsAt, lang)}${times.replace('–', '〜')}（日本時間）`
    : `${formatDay(startsAt, lang)}, ${times} Japan time`
}

type Told = {
  name: UpdateName
  texts: Bilingual<{ title: string; body: string }>
  hasMail: boolean
  processId: number | null
}

/** Only a step with a mail is corrected by mail. */
function stepHasMail({ details: { previous } }: Process, name: UpdateName): boolean {
  return steps[name === 'undone' && previous ? previous.step : name].mail
}

/** Notifies the applicant and queues the mail, in the applicant's language. */
async function tellApplicant(
  store: Store,
  env: Env,
  process: Process,
  { name, texts, hasMail, processId }: Told,
): Promise<void> {
  const { applicantId, details } = process
  const { notification } = steps[name]
  const { ja, en } = texts
  if (notification)
    await notify(store, env, {
      applicantId,
      kind: process.isRecommended ? 'recommendation' : notification,
      processId,
      ja: { title: ja.title, body: ja.body },
      en: { title: en.title, body: en.body },
    })
  const applicant = await store.applicants.find(applicantId)
  if (!hasMail || !applicant) return
  const { title, body } = texts[applicant.language]
  await queueMail(store, env, {
    kind: 'processUpdate',
    applicantId,
    processId,
    step: name,
    language: applicant.language,
    title,
    body,
    appointment: name === 'appointed' && details.appointment ? details.appointment : null,
  })
}
