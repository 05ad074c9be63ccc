/** The mails about applications, recommendations and requests to the advisor. */
import { mail as addresses } from '#domain/company.ts'
import { formatDateTime } from '#domain/times.ts'
import type { Lang } from '#domain/lang.ts'
import { MailType } from '#domain/mailTypes.ts'
import { oneLine } from '#domain/text.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { InterviewWishes, Letter, ProcessLetter } from '../ports/people.ts'
import type { Applicant } from '../ports/store.ts'
import { withJobs } from '../processes/withJobs.ts'
import { greetingName } from './greeting.ts'
import { linkTo } from './linkTo.ts'
import { mailOf } from './mailOf.ts'

type LetterOf<Kind extends ProcessLetter['kind']> = ProcessLetter & { kind: Kind }

const MYPAGE = '/applicant/mypage'

const kinds: Record<ProcessLetter['kind'], true> = {
  answerDesk: true,
  applyDesk: true,
  applied: true,
  refused: true,
  interview: true,
  interviewDesk: true,
  introduction: true,
  introductionDesk: true,
}

export const isProcessLetter = (letter: Letter): letter is ProcessLetter => Object.hasOwn(kinds, letter.kind)

/** Returns the mail of a letter, or null if its applicant or process is gone. */
export async function processMail(env: Env, letter: ProcessLetter): Promise<Mail | null> {
  if (letter.kind === 'answerDesk') return answerDeskMail(env, letter)
  if (letter.kind === 'refused') return refusedMail(env, letter)
  const applicant = await env.store.applicants.find(letter.applicantId)
  if (!applicant) return null
  switch (letter.kind) {
    case 'applied':
      return appliedMail(env, applicant, letter)
    case 'applyDesk':
      return applyDeskMail(env, applicant, letter)
    case 'interview':
      return interviewMail(env, applicant, letter)
    case 'interviewDesk':
      return interviewDeskMail(env, applicant, letter)
    case 'introduction':
      return introductionMail(env, applicant, letter.language)
    default:
      return introductionDeskMail(env, applicant, letter.language)
  }
}

async function findWithApplicant({ store }: Env, processId: number) {
  const process = await store.processes.find(processId)
  const applicant = process && (await store.applicants.find(process.applicantId))
  const [found] = process ? await withJobs(store, [process]) : []
  return found && applicant ? { ...found, applicant } : null
}

async function jobsOf({ store }: Env, processIds: number[], lang: Lang) {
  const processes = await Promise.all(processIds.map((id) => store.processes.find(id)))
  const found = await withJobs(
    store,
    processes.filter((process) => process !== null),
  )
  return found.map(({ job }) => ({ id: job.job_id, title: job[lang].title }))
}

async function answerDeskMail(env: Env, { processId, at }: LetterOf<'answerDesk'>): Promise<Mail | null> {
  const found = await findWithApplicant(env, processId)
  const answer = found?.process.details.answers.find((each) => each.at === at)
  if (!found || !answer) return null
  const { applicant, job } = found
  const lang = applicant.language
  const { processMail: texts, processOptions } = backendTexts[lang]
  const mailJob = { id: job.job_id, title: job[lang].title }
  const message = await deskMessage(env, applicant, lang, [
    { name: texts.labels.job, text: jobLine(mailJob) },
    {
      name: texts.labels.reasons,
      text: answer.reasons.map((reason) => processOptions.reasons[reason]).join('\n'),
    },
    { name: texts.labels.contents, text: answer.contents },
  ])
  return toDesk(env, applicant, lang, texts.desk.answer(answer.action, mailJob, message))
}

async function refusedMail(env: Env, { processId }: LetterOf<'refused'>): Promise<Mail | null> {
  const found = await findWithApplicant(env, processId)
  if (!found) return null
  const { applicant, job } = found
  const lang = applicant.language
  const link = linkTo(env, lang, `${MYPAGE}/recommendation/detail/${processId}`)
  const mailJob = { id: job.job_id, title: job[lang].title }
  const texts = backendTexts[lang].processMail.refused({ ...recipient(applicant), link, job: mailJob })
  return toApplicant(env, applicant, lang, texts)
}

async function appliedMail(env: Env, applicant: Applicant, { processIds, language }: LetterOf<'applied'>) {
  const link = linkTo(env, language, `${MYPAGE}/application`)
  const jobs = await jobsOf(env, processIds, language)
  const texts = backendTexts[language].processMail.applied({ ...recipient(applicant), link, jobs })
  return toApplicant(env, applicant, language, texts)
}

async function applyDeskMail(
  env: Env,
  applicant: Applicant,
  { processIds, contents }: LetterOf<'applyDesk'>,
): Promise<Mail> {
  const lang = applicant.language
  const texts = backendTexts[lang].processMail
  const jobs = await jobsOf(env, processIds, lang)
  const message = await deskMessage(env, applicant, lang, [
    { name: texts.labels.job, text: jobs.map(jobLine).join('\n') },
    { name: texts.labels.contents, text: contents },
  ])
  return toDesk(env, applicant, lang, texts.desk.apply(jobs.length, message))
}

function interviewMail(env: Env, applicant: Applicant, { wishes, language }: LetterOf<'interview'>): Mail {
  const texts = backendTexts[language].processMail.interview({
    ...recipient(applicant),
    wishes: wishFields(wishes, language),
  })
  return { ...toApplicant(env, applicant, language, texts), type: MailType.interview }
}

async function interviewDeskMail(
  env: Env,
  applicant: Applicant,
  { wishes, language }: LetterOf<'interviewDesk'>,
): Promise<Mail> {
  const message = await deskMessage(env, applicant, language, wishFields(wishes, language))
  return toDesk(env, applicant, language, backendTexts[language].processMail.desk.interview(message))
}

function introductionMail(env: Env, applicant: Applicant, lang: Lang): Mail {
  const link = linkTo(env, lang, `${MYPAGE}/profile`)
  const texts = backendTexts[lang].processMail.introduction({ ...recipient(applicant), link })
  return { ...toApplicant(env, applicant, lang, texts), type: MailType.introduction }
}

async function introductionDeskMail(env: Env, applicant: Applicant, lang: Lang): Promise<Mail> {
  const message = await deskMessage(env, applicant, lang, [])
  return toDesk(env, applicant, lang, backendTexts[lang].processMail.desk.introduction(message))
}

function wishFields({ method, preferredTimes, contents, reInterview }: InterviewWishes, lang: Lang) {
  const { processMail: texts, processOptions } = backendTexts[lang]
  return [
    { name: texts.labels.method, text: processOptions.methods[method] },
    { name: texts.labels.preferredTimes, text: preferredTimes },
    { name: texts.labels.contents, text: contents },
    { name: texts.labels.reInterview, text: reInterview ? texts.labels.yes : '' },
  ]
}

async function deskMessage(
  { store, clock }: Env,
  { id, name, email }: Applicant,
  lang: Lang,
  fields: { name: string; text: string }[],
) {
  const { labels } = backendTexts[lang].processMail
  const advisor = await store.processes.advisor(id)
  return {
    name: oneLine(name),
    date: formatDateTime(clock(), lang),
    advisor: advisor && advisor[lang].name,
    fields: [{ name: labels.name, text: oneLine(name) }, { name: labels.email, text: email }, ...fields],
  }
}

const jobLine = ({ id, title }: { id: number; title: string }) => `${title} (${id})`

const recipient = ({ name }: Applicant) => ({ name: greetingName(name) })

type Texts = { subject: string; text: string }

const toApplicant = (env: Env, { email }: Applicant, lang: Lang, texts: Texts): Mail =>
  mailOf(env, lang, { to: email, replyTo: addresses.advisors, ...texts })

/** The mails to advisors go to the address that they share, and name the advisor. */
const toDesk = (env: Env, { email }: Applicant, lang: Lang, texts: Texts): Mail =>
  mailOf(env, lang, { to: addresses.advisors, replyTo: email, ...texts })
