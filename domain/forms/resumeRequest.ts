/** Converts the values of the resume's form to the contract's resume and back. */

import type * as z from 'zod/mini'
import { Nationality, VisaStatus } from '#openapi/generated/options.ts'
import type { Resume as ResumeSchema } from '#openapi/generated/zod.ts'
import { chosen, numberOf, textOf } from './controlValues.ts'
import type { HistoryRowValues, ResumeValues } from './resume.ts'

export type Resume = z.output<typeof ResumeSchema>

type HistoryRow = Resume['work'][number]

/** The resume of an applicant who has stored none. */
export const emptyResume: Resume = {
  createdDate: null,
  era: 'western',
  photo: null,
  name: '',
  nameKana: '',
  birthday: null,
  gender: '',
  postalCode: '',
  address: '',
  addressKana: '',
  phoneNumber: '',
  contactPostalCode: '',
  contactAddress: '',
  contactAddressKana: '',
  contactPhoneNumber: '',
  visaExpiry: null,
  education: [],
  work: [],
  currentlyEmployed: false,
  licences: [],
  motivation: '',
  preferences: '',
}

/** Returns the form values of a resume. A missing era is '', other missing fields are empty. */
export function resumeValues(resume: Partial<Resume>): ResumeValues {
  const { createdDate, birthday, visaExpiry, nationality, visaStatusinJapan, ...others } = resume
  const { education, work, licences, ...texts } = { ...emptyResume, ...others }
  return {
    photo: texts.photo,
    name: texts.name,
    nameKana: texts.nameKana,
    birthday: birthday ?? '',
    gender: texts.gender,
    postalCode: texts.postalCode,
    address: texts.address,
    addressKana: texts.addressKana,
    phoneNumber: texts.phoneNumber,
    contactPostalCode: texts.contactPostalCode,
    contactAddress: texts.contactAddress,
    contactAddressKana: texts.contactAddressKana,
    contactPhoneNumber: texts.contactPhoneNumber,
    nationality: textOf(nationality),
    visaStatusinJapan: textOf(visaStatusinJapan),
    visaExpiry: visaExpiry ?? '',
    era: resume.era ?? '',
    createdDate: createdDate ?? '',
    education: education.map(rowValues),
    work: work.map(rowValues),
    currentlyEmployed: texts.currentlyEmployed,
    licences: licences.map(rowValues),
    motivation: texts.motivation,
    preferences: texts.preferences,
  }
}

/** Returns the resume of a form. */
export function resumeRequest(values: ResumeValues): Resume {
  return {
    ...values,
    createdDate: values.createdDate || null,
    era: values.era === 'japanese' ? 'japanese' : 'western',
    birthday: values.birthday || null,
    nationality: chosen(Nationality, values.nationality),
    visaStatusinJapan: chosen(VisaStatus, values.visaStatusinJapan),
    visaExpiry: values.visaExpiry || null,
    education: values.education.map(rowRequest),
    work: values.work.map(rowRequest),
    licences: values.licences.map(rowRequest),
  }
}

const rowValues = ({ year, month, description }: HistoryRow): HistoryRowValues => ({
  year: textOf(year),
  month: textOf(month),
  description,
})

const rowRequest = ({ year, month, description }: HistoryRowValues): HistoryRow => ({
  year: numberOf(year),
  month: numberOf(month),
  description,
})
