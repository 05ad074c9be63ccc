/** The form of the resume (履歴書) as a whole and its two steps. Rules and fields: `POST /applicant/resume/store` in the contract. */

import * as z from 'zod/mini'
import { HISTORY_ENTRIES, LICENCES, RESUME_LENGTH } from '../formLimits.ts'
import * as rules from '../rules.ts'
import { optionalDate, neededDate, printedDate } from './dates.ts'
import { neededChoice, neededText, optionalChoice, optionalText, phoneNumber } from './fields.ts'
import { photo } from './photo.ts'

/** A line of the resume. A line that continues the one before has neither year nor month. */
const historyRow = z
  .object({
    year: optionalChoice,
    month: optionalChoice,
    description: neededText(rules.required, RESUME_LENGTH.description),
  })
  .check(rules.yearWithMonth())

/** Education and work share one table of the document. Reported on `work`. */
const sharedTable = rules.maxEntriesTogether(HISTORY_ENTRIES, 'work', 'education')

const personFields = (today: string) => ({
  photo,
  name: neededText(rules.nameRequired, RESUME_LENGTH.name),
  nameKana: optionalText(RESUME_LENGTH.nameKana),
  birthday: neededDate.check(rules.ageMin(today), rules.ageMax(today)),
  gender: optionalText(RESUME_LENGTH.gender),
  postalCode: optionalText(RESUME_LENGTH.postalCode),
  address: optionalText(RESUME_LENGTH.address),
  addressKana: optionalText(RESUME_LENGTH.addressKana),
  phoneNumber,
  contactPostalCode: optionalText(RESUME_LENGTH.contactPostalCode),
  contactAddress: optionalText(RESUME_LENGTH.contactAddress),
  contactAddressKana: optionalText(RESUME_LENGTH.contactAddressKana),
  contactPhoneNumber: phoneNumber,
  nationality: optionalChoice,
  visaStatusinJapan: optionalChoice,
  visaExpiry: optionalDate,
  era: neededChoice(rules.required),
  createdDate: printedDate(today),
  education: z.array(historyRow),
  work: z.array(historyRow),
  currentlyEmployed: z.boolean(),
})

const reasonsFields = {
  licences: z.array(historyRow).check(rules.maxEntries(LICENCES)),
  motivation: optionalText(RESUME_LENGTH.motivation),
  preferences: optionalText(RESUME_LENGTH.preferences),
}

/** Step 1: the person, education and work. `today` is the calendar day in Japan. */
export const resumePersonStep = (today: string) => z.object(personFields(today)).check(sharedTable)

/** Step 2: licences, motivation and preferences. */
export const resumeReasonsStep = z.object(reasonsFields)

/** The whole form. */
export const resumeForm = (today: string) =>
  z.object({ ...personFields(today), ...reasonsFields }).check(sharedTable)

export type ResumeValues = z.output<ReturnType<typeof resumeForm>>
export type ResumePersonValues = z.output<ReturnType<typeof resumePersonStep>>
export type ResumeReasonsValues = z.output<typeof resumeReasonsStep>
export type HistoryRowValues = ResumeValues['work'][number]
