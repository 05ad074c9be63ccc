/** The fields of each form, in the order of the page (product-decisions §8). */

import type { InquiryValues } from '#domain/forms/inquiry.ts'
import type { InvitationValues } from '#domain/forms/invitation.ts'

/** The values of each flow's form. */
export type ValuesOf = {
  inquiry: InquiryValues['general']
  inquiryOther: InquiryValues['other']
  recruitingInquiry: InquiryValues['recruiting']
  invitation: InvitationValues
}

export type InquiryFlow = keyof ValuesOf

/** The values of any of the forms. */
export type AnyValues = Partial<InquiryValues['other'] & InquiryValues['recruiting'] & InvitationValues>

export type FieldName = keyof AnyValues

export type Field<Name = FieldName> = { name: Name; optional?: true }

/** The headings above fields. */
export type GroupName = 'about' | 'company' | 'you' | 'search' | 'inquiry' | 'talk' | 'consent'

export type Group<Name = FieldName> = { name: GroupName; fields: Field<Name>[] }

/** The fields common to all forms. */
type CommonName = keyof InquiryValues['general']

const you: Group<CommonName> = {
  name: 'you',
  fields: [
    { name: 'name' },
    { name: 'email' },
    { name: 'email_confirm' },
    { name: 'phoneNumber', optional: true },
  ],
}
const consent: Group<CommonName> = { name: 'consent', fields: [{ name: 'agree' }] }

export const groupsOf: { [Flow in InquiryFlow]: Group<keyof ValuesOf[Flow]>[] } = {
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
    {
      name: 'talk',
      fields: [{ name: 'nationality' }, { name: 'timeZone' }, { name: 'contents', optional: true }],
    },
    consent,
  ],
}

/** Returns all fields of a form, in order. */
export function fieldsOf(flow: InquiryFlow): Field[] {
  const groups: Group[] = groupsOf[flow]
  return groups.flatMap(({ fields }) => fields)
}
