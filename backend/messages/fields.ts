/** The texts of messages with the labels of their forms, in the language of the sender. */

import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Env } from '../ports/env.ts'
import type { Contact, Inquiry, InterviewWishes, Invitation } from '../ports/messages.ts'

/** Returns the address of the desk that answers an inquiry. */
export function deskOf({ config }: Env, { kind }: Inquiry): string {
  const { recruiting, support } = config.company.emails
  return kind === 'recruiting' ? recruiting : support
}

/** The key of each kind's form in the dictionary. */
const formOf = { general: 'inquiry', other: 'inquiryOther', recruiting: 'recruitingInquiry' } as const

/** The texts of an inquiry with the labels of its form. */
export function inquiryFields({ language, kind, type, ...inquiry }: Inquiry) {
  const { labels: common, forms, types } = backendTexts[language].inquiry
  const labels = { ...common, ...forms[formOf[kind]].labels }
  const fields = ['companyName', 'title', 'name', 'email', 'phoneNumber', 'positionsNeeded'] as const
  return [
    { name: labels.type, text: type ? types[type] : '' },
    ...fields.map((field) => ({ name: labels[field], text: inquiry[field] })),
    { name: labels.noOfEmployeeNeeded, text: inquiry.noOfEmployeeNeeded },
    { name: labels.contents, text: inquiry.contents },
  ]
}

/** The texts of an invitation with the labels of its form. */
export function invitationFields({ language, nationality, ...invitation }: Invitation) {
  const { inquiry, personOptions } = backendTexts[language]
  const labels = { ...inquiry.labels, ...inquiry.forms.invitation.labels }
  return [
    { name: labels.name, text: invitation.name },
    { name: labels.email, text: invitation.email },
    { name: labels.phoneNumber, text: invitation.phoneNumber },
    { name: labels.nationality, text: nationality ? personOptions.nationality[nationality] : '' },
    { name: labels.contents, text: invitation.contents },
  ]
}

/** The texts of a message to the advisor with the labels of its form. */
export function contactFields({ language, type, contents, about }: Contact) {
  const { labels, types, intentions, applicationOf } = backendTexts[language].contact
  return [
    { name: labels.intention, text: about ? intentions[about.intention] : '' },
    {
      name: labels.application,
      text: about ? applicationOf({ id: about.processId, title: about.job[language] }) : '',
    },
    { name: labels.type, text: types[type] },
    { name: labels.contents, text: contents },
  ]
}

/** The wishes for a talk with their labels. */
export function wishFields(
  { config: { company, origin } }: Env,
  { method, preferredTimes, contents, reInterview }: InterviewWishes,
  lang: Lang,
) {
  const { processOptions, processMail } = backendTexts[lang]
  const { labels } = processMail({ ...company, site: origin })
  return [
    { name: labels.method, text: processOptions.methods[method] },
    { name: labels.preferredTimes, text: preferredTimes },
    { name: labels.contents, text: contents },
    { name: labels.reInterview, text: reInterview ? labels.yes : '' },
  ]
}
