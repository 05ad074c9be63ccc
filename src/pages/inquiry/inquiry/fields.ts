/** What each form asks for, in the order of the page (product-decisions §8). Names are the contract's. */
import type { InquiryFlow } from './inquiryFlow.ts'

export type FieldName =
  | 'type'
  | 'companyName'
  | 'title'
  | 'name'
  | 'email'
  | 'email_confirm'
  | 'phoneNumber'
  | 'nationality'
  | 'positionsNeeded'
  | 'noOfEmployeeNeeded'
  | 'contents'
  | 'agree'

export type Field = { name: FieldName; optional?: true }

/** The headings that fields stand under. */
export type GroupName = 'about' | 'company' | 'you' | 'search' | 'inquiry' | 'talk' | 'consent'

export type Group = { name: GroupName; fields: Field[] }

const you: Group = {
  name: 'you',
  fields: [
    { name: 'name' },
    { name: 'email' },
    { name: 'email_confirm' },
    { name: 'phoneNumber', optional: true },
  ],
}
const consent: Group = { name: 'consent', fields: [{ name: 'agree' }] }

export const groupsOf: Record<InquiryFlow, Group[]> = {
  inquiry: [you, { name: 'inquiry', fields: [{ name: 'contents' }] }, consent],
  inquiryOther: [
    { name: 'about', fields: [{ name: 'type' }] },
    { ...you, fields: [{ name: 'companyName', optional: true }, ...you.fields] },
    { name: 'inquiry', fields: [{ name: 'contents' }] },
    consent,
  ],
  recruitingInquiry: [
    { name: 'company', fields: [{ name: 'companyName' }, { name: 'title' }] },
    you,
    {
      name: 'search',
      fields: [
        { name: 'positionsNeeded' },
        { name: 'noOfEmployeeNeeded' },
        { name: 'contents', optional: true },
      ],
    },
    consent,
  ],
  invitation: [
    you,
    { name: 'talk', fields: [{ name: 'nationality' }, { name: 'contents', optional: true }] },
    consent,
  ],
}

/** All fields of a form, in order. */
export const fieldsOf = (flow: InquiryFlow): Field[] => groupsOf[flow].flatMap(({ fields }) => fields)
