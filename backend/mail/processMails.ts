/** The mails about applications, recommendations and requests to the advisor. */

import type { Lang } from '#domain/lang.ts'
import { MailType } from '#domain/mailTypes.ts'
import { oneLine } from '#domain/text.ts'
import { formatDateTime } from '#domain/times.ts'
import { backendTexts } from '#i18n/backend.ts'
import { wishFields } from '../messages/fields.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Letter, ProcessLetter } from '../ports/mails.ts'
import { advisorOf } from '../profile/advisorOf.ts'
import { greetingName } from './greeting.ts'
import { type MailTexts, linkTo, mailOf, mailTexts } from './siteMail.ts'

type LetterOf<Kind extends ProcessLetter['kind']> = ProcessLetter & { kind: Kind }

const MYPAGE = '/applicant/mypage'

const kinds: Record<ProcessLetter['kind'], true> = {
  answerDesk: true,
  applyDesk: true,
  applied: true,
  refused: true,
  consentDesk: true,
  interview: true,
  interviewDesk: true,
  introduction: true,
  introductionDesk: true,
}

export const isProcessLetter = (letter: Letter): letter is ProcessLetter => Object.hasOwn(kinds, letter.kind)

/** Returns the mail of a letter, or null if its applicant or process has been deleted. */
export async function processMail(env: Env, letter: ProcessLetter): Promise<Mail | null> {
  if (letter.kind === 'answerDesk') return answerDeskMail(env, letter)
  if (letter.kind === 'refused') return refusedMail(env, letter)
  const applicant = await env.store.applicants.find(letter.applicantId)
  if (!applicant) return null
  switch (letter.kind) {
    case 'consentDesk':
      return consentDeskMail(env, letter)
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
  if (!process) return null
  const applicant = await store.applicants.find(process.applicantId)
  const job = await store.jobs.find(process.jobId)
  return applicant && job ? { process, applicant, job } : null
}

async function jobsOf({ store }: Env, processIds: number[], lang: Lang) {
  const processes = await Promise.all(processIds.map((id) => store.processes.find(id)))
  const ids = processes.flatMap((process) => process?.jobId ?? [])
  const jobs = await store.jobs.findMany(ids)
  return ids.flatMap((id) => {
    const job = jobs.find(({ job_id }) => job_id === id)
    return job ? [{ id, title: job[lang].title }] : []
  })
}

async function answerDeskMail(env: Env, { processId, at }: LetterOf<'answerDesk'>): Promise<Mail | null> {
  const found = await findWithApplicant(env, processId)
  const answer = found?.process.details.answers.find((each) => each.at === at)
  if (!found || !answer) return null
  const { applicant, job } = found
  const lang = applicant.language
  const { processOptions } = backendTexts[lang]
  const { processMail: texts } = mailTexts(env, lang)
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

async function consentDeskMail(env: Env, letter: LetterOf<'consentDesk'>): Promise<Mail | null> {
  const found = await findWithApplicant(env, letter.processId)
  if (!found) return null
  const { applicant, job } = found
  const lang = applicant.language
  const texts = mailTexts(env, lang).processMail
  const mailJob = { id: job.job_id, title: job[lang].title }
  const message = await deskMessage(env, applicant, lang, [
    { name: texts.labels.job, text: jobLine(mailJob) },
    { name: texts.labels.contents, text: letter.contents },
  ])
  return toDesk(env, applicant, lang, texts.desk.consent(letter.answer, mailJob, message))
}

async function refusedMail(env: Env, { processId, next }: LetterOf<'refused'>): Promise<Mail | null> {
  const found = await findWithApplicant(env, processId)
  if (!found) return null
  const { applicant, job } = found
  const lang = applicant.language
  const link = linkTo(env, lang, `${MYPAGE}/recommendation/detail/${processId}`)
  const mailJob = { id: job.job_id, title: job[lang].title }
  const facts = { ...recipient(applicant), link, job: mailJob, next: next?.[lang] ?? '' }
  return toApplicant(env, applicant, lang, mailTexts(env, lang).processMail.refused(facts))
}

async function appliedMail(env: Env, applicant: Applicant, { processIds, language }: LetterOf<'applied'>) {
  const link = linkTo(env, language, `${MYPAGE}/application`)
  const jobs = await jobsOf(env, processIds, language)
  const texts = mailTexts(env, language).processMail.applied({ ...recipient(applicant), link, jobs })
  return toApplicant(env, applicant, language, texts)
}

async function applyDeskMail(
  env: Env,
  applicant: Applicant,
  { processIds, contents }: LetterOf<'applyDesk'>,
): Promise<Mail> {
  const lang = applicant.language
  const texts = mailTexts(env, lang).processMail
  const jobs = await jobsOf(env, processIds, lang)
  const message = await deskMessage(env, applicant, lang, [
    { name: texts.labels.job, text: jobs.map(jobLine).join('\n') },
    { name: texts.labels.contents, text: contents },
  ])
  return toDesk(env, applicant, lang, texts.desk.apply(jobs.length, message))
}

function interviewMail(env: Env, applicant: Applicant, { wishes, language }: LetterOf<'interview'>): Mail {
  const texts = mailTexts(env, language).processMail.interview({
    ...recipient(applicant),
    wishes: wishFields(env, wishes, language),
  })
  return { ...toApplicant(env, applicant, language, texts), type: MailType.interview }
}

async function interviewDeskMail(
  env: Env,
  applicant: Applicant,
  { wishes, language }: LetterOf<'interviewDesk'>,
): Promise<Mail> {
  const message = await deskMessage(env, applicant, language, wishFields(env, wishes, language))
  return toDesk(env, applicant, language, mailTexts(env, language).processMail.desk.interview(message))
}

function introductionMail(env: Env, applicant: Applicant, lang: Lang): Mail {
  const link = linkTo(env, lang, `${MYPAGE}/profile`)
  const texts = mailTexts(env, lang).processMail.introduction({ ...recipient(applicant), link })
  return { ...toApplicant(env, applicant, lang, texts), type: MailType.introduction }
}

async function introductionDeskMail(env: Env, applicant: Applicant, lang: Lang): Promise<Mail> {
  const message = await deskMessage(env, applicant, lang, [])
  return toDesk(env, applicant, lang, mailTexts(env, lang).processMail.desk.introduction(message))
}

async function deskMessage(
  env: Env,
  { id, name, email }: Applicant,
  lang: Lang,
  fields: { name: string; text: string }[],
) {
  const { labels } = mailTexts(env, lang).processMail
  const advisor = await advisorOf(env.store, id)
  return {
    name: oneLine(name),
    date: formatDateTime(env.clock(), lang),
    advisor: advisor && advisor[lang].name,
    fields: [{ name: labels.name, text: oneLine(name) }, { name: labels.email, text: email }, ...fields],
  }
}

const jobLine = ({ id, title }: { id: number; title: string }) => `${title} (${id})`

const recipient = ({ name }: Applicant) => ({ name: greetingName(name) })

const toApplicant = (env: Env, { email }: Applicant, lang: Lang, texts: MailTexts): Mail =>
  mailOf(env, lang, { to: email, replyTo: env.config.company.emails.advisors, ...texts })

/** Mails to advisors are sent to their shared address, and name the advisor. */
const toDesk = (env: Env, { email }: Applicant, lang: Lang, texts: MailTexts): Mail =>
  mailOf(env, lang, { to: env.config.company.emails.advisors, replyTo: email, ...texts })
