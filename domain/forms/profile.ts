/** The three forms of the profile: personal data, working history, and wishes. Their fields and rules are those of the entry. */
import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { report } from '../rules.ts'
import { optionalDate } from './dates.ts'
import { experienceFields, filesFields, personFields, skillRow } from './entry.ts'
import { optionalChoice, optionalText } from './fields.ts'
import { photo } from './photo.ts'

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

/** Personal data, of the page "edit profile". */
export const profileForm = z.object({
  photo,
  name: personFields.name,
  nameKana: optionalText(TEXT_LENGTH.name),
  birthday: optionalDate,
  gender: optionalChoice,
  phoneNumber: personFields.phoneNumber,
  nationality: personFields.nationality,
  currentLocation: personFields.currentLocation,
  visaStatusinJapan: personFields.visaStatusinJapan,
  visaExpiry: optionalDate,
  japaneseLanguageSkill: personFields.japaneseLanguageSkill,
  englishLanguageSkill: personFields.englishLanguageSkill,
  itSkills: z.tuple([skillRow, skillRow, skillRow]).check(differentSkills),
})

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
