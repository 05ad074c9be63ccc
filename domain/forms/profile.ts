/** The three forms of the profile: personal data, working history, and wishes. Their fields and rules are those of the entry. */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { optionalDate } from './dates.ts'
import { experienceFields, filesFields, personFields } from './entry.ts'
import { optionalChoice, optionalText } from './fields.ts'
import { photo } from './photo.ts'
import { differentSkills, skillRow } from './skills.ts'

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
