/** Converts the values of the entry form to the contract's request and back. */

import type * as z from 'zod/mini'
import * as options from '#openapi/generated/options.ts'
import type { CreateEntryBody } from '#openapi/generated/zod.ts'
import { isFromLink } from '../ids.ts'
import { chosen } from './controlValues.ts'
import type { EntryValues } from './entry.ts'

export type EntryRequest = z.output<typeof CreateEntryBody>

type SkillRow = NonNullable<EntryRequest['itSkills']>[number]

/** Fields that are not in the form: the jobs to apply for, and the token of the bot check. */
type Extras = Pick<EntryRequest, 'job_ids' | 'captcha_token'>

/** The fields that the contract requires. A valid form has them all. */
const requiredFields = [
  'nationality',
  'currentLocation',
  'visaStatusinJapan',
  'japaneseLanguageSkill',
  'englishLanguageSkill',
  'employmentStatus',
  'presentOccupation',
  'yearWorkExperience',
] as const satisfies (keyof EntryRequest)[]

/** The request of a form that is not checked yet: choices may be missing. */
export type EntryDraft = Omit<EntryRequest, (typeof requiredFields)[number]> & Partial<EntryRequest>

/** Returns whether a draft has all fields that the contract requires. */
export const isComplete = (draft: EntryDraft): draft is EntryRequest =>
  requiredFields.every((name) => draft[name] !== undefined)

/** Returns the request of a form, without missing choices, missing files and empty rows. */
export function entryRequest(values: EntryValues, extras: Extras = {}): EntryDraft {
  const { resume, resumeJp, cvJp, itSkills, proceduralExperience, fromLink, ...texts } = values
  return {
    ...texts,
    ...extras,
    nationality: chosen(options.Nationality, texts.nationality),
    currentLocation: texts.currentLocation || undefined,
    visaStatusinJapan: chosen(options.VisaStatus, texts.visaStatusinJapan),
    japaneseLanguageSkill: chosen(options.JapaneseSkill, texts.japaneseLanguageSkill),
    englishLanguageSkill: chosen(options.EnglishSkill, texts.englishLanguageSkill),
    employmentStatus: chosen(options.EmploymentStatus, texts.employmentStatus),
    educationalBackground: chosen(options.Education, texts.educationalBackground),
    resume: resume ?? undefined,
    resumeName: resume?.name,
    resumeJp: resumeJp ?? undefined,
    resumeJpName: resumeJp?.name,
    cvJp: cvJp ?? undefined,
    cvJpName: cvJp?.name,
    presentOccupation: chosen(options.PresentOccupation, texts.presentOccupation),
    itSkills: itSkills.flatMap(({ it_skills, yoe }) => {
      const skill = chosen(options.ItSkill, it_skills)
      return skill ? [{ it_skills: skill, yoe: chosen(options.YearsOfExperience, yoe) }] : []
    }),
    yearWorkExperience: chosen(options.YearsOfExperience, texts.yearWorkExperience),
    proceduralExperience: proceduralExperience.flatMap(
      (step) => chosen(options.ProceduralExperience, step) ?? [],
    ),
    expectedStartPeriod: chosen(options.ExpectedStartPeriod, texts.expectedStartPeriod),
    fromLink: keptFromLink(fromLink) || undefined,
  }
}

/** Returns the form values of a request. */
export function entryValues(request: Partial<EntryRequest>): EntryValues {
  const [first, second, third] = request.itSkills ?? []
  return {
    name: textOf(request.name),
    email: textOf(request.email),
    email_confirm: textOf(request.email_confirm),
    phoneNumber: textOf(request.phoneNumber),
    nationality: textOf(request.nationality),
    currentLocation: textOf(request.currentLocation),
    visaStatusinJapan: textOf(request.visaStatusinJapan),
    japaneseLanguageSkill: textOf(request.japaneseLanguageSkill),
    englishLanguageSkill: textOf(request.englishLanguageSkill),
    employmentStatus: textOf(request.employmentStatus),
    educationalBackground: textOf(request.educationalBackground),
    agreeToTerms: request.agreeToTerms ?? false,
    agreeToHashi: request.agreeToHashi ?? false,
    agreeToGitTap: request.agreeToGitTap ?? false,
    fromLink: keptFromLink(textOf(request.fromLink)),
    resume: fileOf(request.resume, request.resumeName),
    resumeJp: fileOf(request.resumeJp, request.resumeJpName),
    cvJp: fileOf(request.cvJp, request.cvJpName),
    linkedInURL: textOf(request.linkedInURL),
    otherURL: textOf(request.otherURL),
    presentOccupation: textOf(request.presentOccupation),
    itSkills: [rowOf(first), rowOf(second), rowOf(third)],
    yearWorkExperience: textOf(request.yearWorkExperience),
    proceduralExperience: request.proceduralExperience ?? [],
    expectedStartPeriod: textOf(request.expectedStartPeriod),
    otherRequests: textOf(request.otherRequests),
  }
}

const textOf = (value: string | number | undefined) => String(value ?? '')

const rowOf = (row: SkillRow | undefined) => ({ it_skills: textOf(row?.it_skills), yoe: textOf(row?.yoe) })

/** Returns a file with its separately sent name, if there is one. A form sent without script has an empty part for a missing file. */
function fileOf(part: Blob | undefined, sentName: string | undefined): File | null {
  if (!part) return null
  const name = sentName || (part instanceof File ? part.name : '')
  return name === '' && part.size === 0 ? null : new File([part], name, { type: part.type })
}

/** Returns a valid `from` value unchanged, otherwise '' (product-decisions §8). */
export function keptFromLink(text: string): string {
  return isFromLink(text) ? text : ''
}
