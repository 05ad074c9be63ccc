/** The three forms of the profile: personal data, working history, and wishes. Their fields and rules are those of the entry. */
import * as z from 'zod/mini'
import { fullDate } from '../dates.ts'
import { fileContent, fileNameLength, fileSize, fileType } from '../fileRules.ts'
import { TEXT_LENGTH } from '../limits.ts'
import { isFilled, report } from '../rules.ts'
import { experienceFields, filesFields, personFields, skillRow } from './entry.ts'
import { optionalChoice, optionalText } from './fields.ts'

const photo = z.nullable(z.file()).check(fileSize, fileNameLength, fileType('image'), fileContent('image'))

type Rows = { it_skills: string }[]

/** Each skill is named once. Reported on the repeated one. */
const differentSkills = z.check<Rows>(({ value, issues }) => {
  value.forEach(({ it_skills }, row) => {
    const isRepeated = it_skills !== '' && value.findIndex((other) => other.it_skills === it_skills) < row
    if (!isRepeated) return
    issues.push({
      code: 'custom',
      input: value,
      path: [row, 'it_skills'],
      continue: true,
      ...report('invalid'),
    })
  })
})

type BirthdayParts = { year: string; month: string; day: string }

/** A birthday is given as a whole or not at all, and is a day that exists. Reported on the first part that is not chosen, or on the day. */
const wholeBirthday = z.check<BirthdayParts>(({ value, issues }) => {
  const parts = ['year', 'month', 'day'] as const
  const open = parts.filter((part) => !isFilled(value[part]))
  if (open.length === parts.length) return
  const field = open[0] ?? (birthdayOf(value) === null ? 'day' : null)
  if (field === null) return
  const rule = open.length > 0 ? 'checkDateRequired' : 'invalid'
  issues.push({ code: 'custom', input: value, path: [field], continue: true, ...report(rule) })
})

/** Personal data, of the page "edit profile". Asynchronous, because it reads the photo. */
export const profileForm = z
  .object({
    photo,
    name: personFields.name,
    nameKana: optionalText(TEXT_LENGTH.name),
    year: optionalChoice,
    month: optionalChoice,
    day: optionalChoice,
    gender: optionalChoice,
    phoneNumber: personFields.phoneNumber,
    nationality: personFields.nationality,
    currentLocation: personFields.currentLocation,
    visaStatusinJapan: personFields.visaStatusinJapan,
    visaExpiry: optionalChoice,
    japaneseLanguageSkill: personFields.japaneseLanguageSkill,
    englishLanguageSkill: personFields.englishLanguageSkill,
    itSkills: z.tuple([skillRow, skillRow, skillRow]).check(differentSkills),
  })
  .check(wholeBirthday)

export const workingHistoryForm = z.object({
  employmentStatus: personFields.employmentStatus,
  educationalBackground: personFields.educationalBackground,
  presentOccupation: experienceFields.presentOccupation,
  yearWorkExperience: experienceFields.yearWorkExperience,
  proceduralExperience: experienceFields.proceduralExperience,
})

const choices = z.array(z.string())

/** Wishes and additional information. Asynchronous, because it reads the files. */
export const additionForm = z.object({
  expectedStartPeriod: optionalChoice,
  desiredJobCategory: choices,
  desiredLocation: choices,
  desiredSalary: optionalChoice,
  otherLanguageSkills: choices,
  ...filesFields,
  otherRequests: experienceFields.otherRequests,
  /** The uploaded files that are to be removed. */
  removedFiles: choices,
})

export type ProfileValues = z.output<typeof profileForm>
export type WorkingHistoryValues = z.output<typeof workingHistoryForm>
export type AdditionValues = z.output<typeof additionForm>

/** Returns the full-date of a birthday, or null if a part is missing or the day does not exist. */
export function birthdayOf({ year, month, day }: BirthdayParts): string | null {
  return fullDate(Number(year), Number(month), Number(day))
}
