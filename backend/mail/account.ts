/** Composes the mails about an account, with the links in them. */
import { mail as addresses } from '#domain/company.ts'
import { formatDateTime } from '#domain/times.ts'
import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import { issueLinkToken } from '../links.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Letter, LinkToken, ProcessLetter } from '../ports/people.ts'
import type { Applicant } from '../ports/store.ts'
import { greetingName } from './greeting.ts'
import { linkTo } from './linkTo.ts'
import { mailOf } from './mailOf.ts'

type AccountLetter = Exclude<
  Letter,
  ProcessLetter | { inquiryId: number } | { invitationId: number } | { contactId: number }
>

/** Returns the mail of a letter, or null if nobody is to get it. */
export async function composeAccountMail(env: Env, letter: AccountLetter): Promise<Mail | null> {
  if (letter.kind === 'forgotPassword') return reminderMail(env, letter)
  const applicant = await env.store.applicants.find(letter.applicantId)
  if (!applicant) return null
  if (letter.kind === 'verify') return verifyMail(env, applicant, letter)
  if (letter.kind === 'passwordChanged') return passwordChangedMail(env, applicant, letter)
  return letter.kind === 'confirmEmail'
    ? confirmEmailMail(env, applicant, letter)
    : emailChangeMail(env, applicant, letter)
}

type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind }>

async function verifyMail(
  env: Env,
  applicant: Applicant,
  { jobs: ids, language }: Omit<LetterOf<'verify'>, 'kind'>,
) {
  if (applicant.activatedAt) return null
  const lang = language ?? applicant.language
  const jobs = await env.jobSearch.pick(ids)
  const [first] = await env.store.jobs.findMany(ids.slice(0, 1))
  const texts = backendTexts[lang].mail.verify({
    name: greetingName(applicant.name),
    ...(await linkIn(env, lang, { applicantId: applicant.id, purpose: 'verify' })),
    jobs: [...jobs.open, ...jobs.closed].map((job) => ({ id: job.job_id, title: job[lang].title })),
    advisor: first ? first.advisor[lang].name : null,
  })
  return toApplicant(env, lang, applicant.email, texts)
}

/** A link for a new password, or to a pending applicant a new one for the registration. Nobody gets a mail at an unknown address. */
async function reminderMail(env: Env, { email, language }: LetterOf<'forgotPassword'>) {
  const applicant = await env.store.applicants.findByEmail(email)
  if (!applicant) return null
  const { id, name } = applicant
  if (!applicant.activatedAt) {
    const processes = await env.store.processes.ofApplicant(id)
    const jobs = processes.map(({ jobId }) => jobId)
    return verifyMail(env, applicant, { applicantId: id, jobs, language })
  }
  const texts = backendTexts[language].mail.resetPassword({
    name: greetingName(name),
    ...(await linkIn(env, language, { applicantId: id, purpose: 'reset' })),
  })
  return toApplicant(env, language, applicant.email, texts)
}

function passwordChangedMail(
  env: Env,
  { name, email }: Applicant,
  { language }: LetterOf<'passwordChanged'>,
) {
  const texts = backendTexts[language].mail.passwordChanged({
    name: greetingName(name),
    date: formatDateTime(env.clock(), language),
    link: linkTo(env, language, '/applicant/forget'),
  })
  return toApplicant(env, language, email, texts)
}

async function confirmEmailMail(
  env: Env,
  { id, name }: Applicant,
  { newEmail, language }: LetterOf<'confirmEmail'>,
) {
  const texts = backendTexts[language].mail.confirmEmail({
    name: greetingName(name),
    newEmail,
    ...(await linkIn(env, language, { applicantId: id, purpose: 'confirm', newEmail })),
  })
  return toApplicant(env, language, newEmail, texts)
}

function emailChangeMail(env: Env, { name }: Applicant, letter: LetterOf<'emailChange'>) {
  const { newEmail, oldEmail, language } = letter
  const texts = backendTexts[language].mail.emailChange({
    name: greetingName(name),
    newEmail,
    link: linkTo(env, language, '/applicant/forget'),
  })
  return toApplicant(env, language, oldEmail, texts)
}

/** The path of the page that takes the token of each purpose. */
const pages: Record<LinkToken['purpose'], string> = {
  verify: '/applicant/verify',
  reset: '/applicant/password/reset',
  confirm: '/applicant/email/confirm',
}

/** Issues a token. Returns its link, and the expiry in Japan's time. */
async function linkIn(env: Env, lang: Lang, link: Parameters<typeof issueLinkToken>[1]) {
  const { token, expiresAt } = await issueLinkToken(env, link)
  return {
    link: linkTo(env, lang, `${pages[link.purpose]}?token=${token}`),
    until: formatDateTime(expiresAt, lang),
  }
}

const toApplicant = (env: Env, lang: Lang, to: string, texts: Pick<Mail, 'subject' | 'text'>) =>
  mailOf(env, lang, { to, replyTo: addresses.support, ...texts })
