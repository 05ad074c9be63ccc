import { brand } from '#domain/brand.ts'
import { calendarFile } from '#domain/calendarFile.ts'
import { APPOINTMENT_ID } from '#domain/processes/appointmentId.ts'
import { oneLine } from '#domain/text.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Letter } from '../ports/mails.ts'
import type { Process } from '../ports/processes.ts'
import { greetingName } from './greeting.ts'
import { linkTo, mailOf, mailTexts } from './siteMail.ts'

const MYPAGE = '/applicant/mypage'

const pageOf = ({ id, isRecommended }: Process) =>
  `${MYPAGE}/${isRecommended ? 'recommendation' : 'application'}/detail/${id}`

type UpdateLetter = Extract<Letter, { kind: 'processUpdate' }>

/**
 * Returns the mail of a step of a process, with the words of its notification. An appointment has a calendar file. Null if the applicant or
 * the process was removed, and while the address of the applicant is not confirmed.
 */
export async function processUpdateMail(env: Env, letter: UpdateLetter): Promise<Mail | null> {
  const { applicantId, processId, language: lang, title, body, appointment } = letter
  const applicant = await env.store.applicants.find(applicantId)
  const process = processId === null ? null : await env.store.processes.find(processId)
  if (!applicant?.activatedAt || (processId !== null && !process)) return null
  const link = linkTo(env, lang, process ? pageOf(process) : MYPAGE)
  const subject = lang === 'ja' ? `【${brand.name.ja}】${title}` : title
  const texts = mailTexts(env, lang).updateMail({
    name: greetingName(applicant.name),
    body,
    link,
    otherTime: appointment ? `${link}#${APPOINTMENT_ID}` : null,
  })
  const mail = mailOf(env, lang, {
    to: applicant.email,
    replyTo: env.config.company.emails.advisors,
    subject,
    ...texts,
  })
  if (!appointment) return mail
  const event = {
    id: `process-${processId}@${new URL(env.config.origin).hostname}`,
    title: oneLine(title),
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    place: appointment[lang].place,
    notes: body,
    url: link,
  }
  const content = calendarFile([event], env.clock())
  return {
    ...mail,
    attachments: [{ name: 'appointment.ics', type: 'text/calendar; charset=utf-8', content }],
  }
}
