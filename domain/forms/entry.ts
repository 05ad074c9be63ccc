/**
 * The entry form as a whole and its three steps, which can be checked separately (product-decisions §5). It does not include the bot check.
 * Rules and fields: product-decisions §8.
 */

import * as z from 'zod/mini'
import { countryCodes } from '../countries.ts'
import { fileContent, fileFilled, fileName, fileNameLength, fileSize, fileType } from '../fileRules.ts'
import { TEXT_LENGTH } from '../formLimits.ts'
import * as rules from '../rules.ts'
import {
  consent,
  emailFields,
  neededChoice,
  neededText,
  optionalChoice,
  optionalText,
  phoneNumber,
} from './fields.ts'
import { differentSkills, skillRow } from './skills.ts'

const knownCountry = rules.rule<string>('invalid', (code) => code === '' || countryCodes.includes(code))

export const personFields = {
  name: neededText(rules.nameRequired, TEXT_LENGTH.name),
  ...emailFields,
  phoneNumber,
  nationality: neededChoice(rules.nationRequired),
  currentLocation: neededChoice(rules.requiredCountry).check(knownCountry),
  visaStatusinJapan: neededChoice(rules.visaRequired),
  japaneseLanguageSkill: neededChoice(rules.nihongoRequired),
  englishLanguageSkill: neededChoice(rules.englishRequired),
  employmentStatus: neededChoice(rules.requiredEmploymentStatus),
  educationalBackground: optionalChoice,
  agreeToTerms: consent,
  agreeToHashi: z.boolean(),
  agreeToGitTap: z.boolean(),
  /** Hidden. An invalid value is not sent (`entryRequest.ts`). */
  fromLink: z.string(),
}

const file = z
  .nullable(z.file())
  .check(fileSize, fileNameLength, fileName, fileType('document'), fileFilled, fileContent('document'))

const link = optionalText(TEXT_LENGTH.url).check(rules.webAddress)

export const filesFields = {
  resume: file,
  resumeJp: file,
  cvJp: file,
  linkedInURL: link,
  otherURL: link,
}

const firstSkillRow = z.object({
  it_skills: neededChoice(rules.requiredWorkExperience),
  yoe: optionalChoice,
})

export const experienceFields = {
  presentOccupation: neededChoice(rules.requiredPresentOccupation),
  itSkills: z.tuple([firstSkillRow, skillRow, skillRow]),
  yearWorkExperience: neededChoice(rules.requiredYearWorkExperience),
  proceduralExperience: z.array(z.string()).check(
    rules.requiredProceduralExperience,
    rules.rule<string[]>('invalid', (steps) => !steps.includes('none') || steps.length === 1),
  ),
  expectedStartPeriod: optionalChoice,
  otherRequests: optionalText(TEXT_LENGTH.otherRequests),
}

/**
 * Step 1, the person. `isAvailable` asks the server whether an address is free (rule validateEmail). Each check of the step calls it,
 * so it should cache results. Without it the rule is omitted, and the step can be checked synchronously.
 */
export function personStep(isAvailable?: (email: string) => Promise<boolean>) {
  const email = isAvailable ? personFields.email.check(rules.validateEmail(isAvailable)) : personFields.email
  return z.object({ ...personFields, email }).check(rules.confirmedEmail, rules.agreeToTarget)
}

/** Step 2, files and links. Asynchronous, because it reads the files. */
export const filesStep = z.object(filesFields).check(rules.resumeGroupRequired)

/** Step 3, experience. The API takes a skill that is named twice. */
export const experienceStep = z.object({
  ...experienceFields,
  itSkills: experienceFields.itSkills.check(differentSkills),
})

/** The whole form. Asynchronous, because it reads the files. */
export const entryForm = z
  .object({ ...personFields, ...filesFields, ...experienceFields })
  .check(rules.confirmedEmail, rules.agreeToTarget, rules.resumeGroupRequired)

export type EntryValues = z.output<typeof entryForm>
export type PersonValues = z.output<ReturnType<typeof personStep>>
export type FilesValues = z.output<typeof filesStep>
export type ExperienceValues = z.output<typeof experienceStep>
