/** Composes the mails about an account, with the links in them. */

import type { Lang } from '#domain/lang.ts'
import { formatDateTime } from '#domain/times.ts'
import { type LinkRequest, issueLinkToken } from '../links.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { LinkToken } from '../ports/linkTokens.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Letter, ProcessLetter } from '../ports/mails.ts'
import { greetingName } from './greeting.ts'
import { type MailTexts, linkTo, mailOf, mailTexts } from './siteMail.ts'

type AccountLetter = Exclude<
  Letter,
  | ProcessLetter
  | { kind: 'processUpdate' | 'messageReply' }
  | { inquiryId: number }
  | { invitationId: number }
  | { contactId: number }
>

/**
 * Returns the mail of a letter, or null if it must not be sent, for example because the account has changed since the request for a link.
 */
export async function composeAccountMail(env: Env, letter: AccountLetter): Promise<Mail | null> {
  if (!letter.applicantId) return null
  const applicant = await env.store.applicants.find(letter.applicantId)
  if (!applicant) return null
  switch (letter.kind) {
    case 'verify':
      return verifyMail(env, applicant, letter)
    case 'forgotPassword':
      return reminderMail(env, applicant, letter)
    case 'newBrowser':
      return newBrowserMail(env, applicant, letter)
    case 'confirmEmail':
      return confirmEmailMail(env, applicant, letter)
    case 'passwordChanged':
      return passwordChangedMail(env, applicant, letter)
    default:
      return emailChangeMail(env, applicant, letter)
  }
}

type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { kind: Kind; applicantId: number }>

async function verifyMail(
  env: Env,
  applicant: Applicant,
  { jobs: ids, language, accountVersion }: Omit<LetterOf<'verify'>, 'kind'>,
) {
  const lang = language ?? applicant.language
  const link = await linkIn(env, lang, { applicantId: applicant.id, accountVersion, purpose: 'verify' })
  if (!link) return null
  const jobs = await env.jobSearch.pick(ids)
  const profile = await env.store.profiles.find(applicant.id)
  const texts = mailTexts(env, lang).mail.verify({
    name: greetingName(applicant.name),
    ...link,
    jobs: [...jobs.open, ...jobs.closed].map((job) => ({ id: job.job_id, title: job[lang].title })),
    advisor: profile?.advisor ? profile.advisor[lang].name : null,
  })
  return toApplicant(env, lang, applicant.email, texts)
}

/** A link for a new password, or to a pending applicant a new one for the registration. */
async function reminderMail(env: Env, applicant: Applicant, letter: LetterOf<'forgotPassword'>) {
  const { applicantId, accountVersion, language } = letter
  if (!applicant.activatedAt) {
    const processes = await env.store.processes.ofApplicant(applicantId)
    return verifyMail(env, applicant, { ...letter, jobs: processes.map(({ jobId }) => jobId) })
  }
  const link = await linkIn(env, language, { applicantId, accountVersion, purpose: 'reset' })
  if (!link) return null
  const texts = mailTexts(env, language).mail.resetPassword({ name: greetingName(applicant.name), ...link })
  return toApplicant(env, language, applicant.email, texts)
}

function passwordChangedMail(
  env: Env,
  { name }: Applicant,
  { email, language }: LetterOf<'passwordChanged'>,
) {
  const texts = mailTexts(env, language).mail.passwordChanged({
    name: greetingName(name),
    date: formatDateTime(env.clock(), language),
    link: linkTo(env, language, '/applicant/forget'),
  })
  return toApplicant(env, language, email, texts)
}

function newBrowserMail(env: Env, { name, email }: Applicant, letter: LetterOf<'newBrowser'>) {
  const { browser, at, language } = letter
  const texts = mailTexts(env, language).mail.newBrowser({
    name: greetingName(name),
    browser,
    date: formatDateTime(new Date(at), language),
    link: linkTo(env, language, '/applicant/forget'),
  })
  return toApplicant(env, language, email, texts)
}

async function confirmEmailMail(
  env: Env,
  { name }: Applicant,
  { applicantId, accountVersion, newEmail, language }: LetterOf<'confirmEmail'>,
) {
  const link = await linkIn(env, language, { applicantId, accountVersion, newEmail, purpose: 'confirm' })
  if (!link) return null
  const texts = mailTexts(env, language).mail.confirmEmail({ name: greetingName(name), newEmail, ...link })
  return toApplicant(env, language, newEmail, texts)
}

function emailChangeMail(env: Env, { name }: Applicant, letter: LetterOf<'emailChange'>) {
  const { newEmail, oldEmail, language } = letter
  const texts = mailTexts(env, language).mail.emailChange({
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

/** Issues a token. Returns its link, and the expiry in Japan's time, or null if the account has changed since the link was asked for. */
async function linkIn(env: Env, lang: Lang, request: LinkRequest) {
  const issued = await issueLinkToken(env, request)
  if (!issued) return null
  return {
    link: linkTo(env, lang, `${pages[request.purpose]}?token=${issued.token}`),
    until: formatDateTime(issued.expiresAt, lang),
  }
}

const toApplicant = (env: Env, lang: Lang, to: string, texts: MailTexts) =>
  mailOf(env, lang, { to, replyTo: env.config.company.emails.support, ...texts })
