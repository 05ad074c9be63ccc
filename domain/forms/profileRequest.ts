/** Converts the values of the profile's forms to the contract's requests and back, and the profile to values. */

import * as options from '#openapi/generated/options.ts'
import type {
  Profile,
  ProfileUpdate,
  WorkingHistoryAdditionUpdate,
  WorkingHistoryUpdate,
} from '#openapi/generated/zod.ts'
import { isLocation } from '../places.ts'
import { chosen } from './controlValues.ts'
import { fileOfInline, inlineFile } from './inlineFile.ts'
import type { AdditionValues, ProfileValues, WorkingHistoryValues } from './profile.ts'

/** The files of the profile that are sent with the entry, or later. */
export const profileFileKinds = ['resume', 'resumeJp', 'cvJp'] as const
export type ProfileFileKind = (typeof profileFileKinds)[number]

type Given<Request> = Partial<Request>

export function profileRequest(values: ProfileValues): ProfileUpdate {
  const { birthday, visaExpiry, itSkills, ...texts } = values
  return {
    ...texts,
    birthday: birthday || null,
    gender: chosen(options.Gender, texts.gender),
    nationality: chosen(options.Nationality, texts.nationality),
    currentLocation: texts.currentLocation || undefined,
    visaStatusinJapan: chosen(options.VisaStatus, texts.visaStatusinJapan),
    visaExpiry: visaExpiry || null,
    japaneseLanguageSkill: chosen(options.JapaneseSkill, texts.japaneseLanguageSkill),
    englishLanguageSkill: chosen(options.EnglishSkill, texts.englishLanguageSkill),
    itSkills: skillsOf(itSkills),
  }
}

/** Returns the form values of a request, or of the profile. */
export function profileValues(given: Given<ProfileUpdate>): ProfileValues {
  const [first, second, third] = given.itSkills ?? []
  return {
    photo: given.photo ?? null,
    name: textOf(given.name),
    nameKana: textOf(given.nameKana),
    birthday: textOf(given.birthday),
    gender: textOf(given.gender),
    phoneNumber: textOf(given.phoneNumber),
    nationality: textOf(given.nationality),
    currentLocation: textOf(given.currentLocation),
    visaStatusinJapan: textOf(given.visaStatusinJapan),
    visaExpiry: textOf(given.visaExpiry),
    japaneseLanguageSkill: textOf(given.japaneseLanguageSkill),
    englishLanguageSkill: textOf(given.englishLanguageSkill),
    itSkills: [rowOf(first), rowOf(second), rowOf(third)],
  }
}

export function workingHistoryRequest(values: WorkingHistoryValues): WorkingHistoryUpdate {
  return {
    employmentStatus: chosen(options.EmploymentStatus, values.employmentStatus),
    educationalBackground: chosen(options.Education, values.educationalBackground),
    presentOccupation: chosen(options.PresentOccupation, values.presentOccupation),
    yearWorkExperience: chosen(options.YearsOfExperience, values.yearWorkExperience),
    proceduralExperience: allChosen(options.ProceduralExperience, values.proceduralExperience),
  }
}

export function workingHistoryValues(given: Given<WorkingHistoryUpdate>): WorkingHistoryValues {
  return {
    employmentStatus: textOf(given.employmentStatus),
    educationalBackground: textOf(given.educationalBackground),
    presentOccupation: textOf(given.presentOccupation),
    yearWorkExperience: textOf(given.yearWorkExperience),
    proceduralExperience: [...(given.proceduralExperience ?? [])],
  }
}

/** Leaves out the files that stay. */
export async function additionRequest(values: AdditionValues): Promise<WorkingHistoryAdditionUpdate> {
  return {
    expectedStartPeriod: chosen(options.ExpectedStartPeriod, values.expectedStartPeriod),
    desiredJobCategory: allChosen(options.JobCategory, values.desiredJobCategory),
    desiredLocation: values.desiredLocation.filter(isLocation),
    desiredSalary: chosen(options.SalaryStep, values.desiredSalary),
    otherLanguageSkills: allChosen(options.OtherLanguage, values.otherLanguageSkills),
    linkedInURL: values.linkedInURL,
    otherURL: values.otherURL,
    otherRequests: values.otherRequests,
    ...(await filesOf(values)),
  }
}

async function filesOf(values: AdditionValues): Promise<Pick<WorkingHistoryAdditionUpdate, ProfileFileKind>> {
  const files: Pick<WorkingHistoryAdditionUpdate, ProfileFileKind> = {}
  for (const kind of profileFileKinds) {
    const file = values[kind]
    if (file) files[kind] = await inlineFile(file)
    else if (values.removedFiles.includes(kind)) files[kind] = null
  }
  return files
}

/** Returns the form values of a request, or of the profile, with unchanged files. */
export function additionValues(given: Given<WorkingHistoryAdditionUpdate>): AdditionValues {
  const fileOf = (kind: ProfileFileKind) => {
    const file = given[kind]
    return file ? fileOfInline(file) : null
  }
  return {
    expectedStartPeriod: textOf(given.expectedStartPeriod),
    desiredJobCategory: [...(given.desiredJobCategory ?? [])],
    desiredLocation: [...(given.desiredLocation ?? [])],
    desiredSalary: textOf(given.desiredSalary),
    otherLanguageSkills: [...(given.otherLanguageSkills ?? [])],
    resume: fileOf('resume'),
    resumeJp: fileOf('resumeJp'),
    cvJp: fileOf('cvJp'),
    linkedInURL: textOf(given.linkedInURL),
    otherURL: textOf(given.otherURL),
    otherRequests: textOf(given.otherRequests),
    removedFiles: profileFileKinds.filter((kind) => given[kind] === null),
  }
}

const textOf = (value: string | number | null | undefined) => String(value ?? '')

const rowOf = (row: Profile['itSkills'][number] | undefined) => ({
  it_skills: textOf(row?.it_skills),
  yoe: textOf(row?.yoe),
})

function skillsOf(rows: ProfileValues['itSkills']): ProfileUpdate['itSkills'] {
  return rows.flatMap(({ it_skills, yoe }) => {
    const skill = chosen(options.ItSkill, it_skills)
    return skill ? [{ it_skills: skill, yoe: chosen(options.YearsOfExperience, yoe) }] : []
  })
}

/** Returns the known options of a list, each once. */
function allChosen<Option extends string | number>(list: readonly Option[], texts: string[]): Option[] {
  return list.filter((option) => texts.includes(String(option)))
}
