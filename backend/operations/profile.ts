import { additionValues } from '#domain/forms/profileRequest.ts'
import { attachmentHeaders } from '../attachment.ts'
import type { Handler } from '../operation.ts'
import { photoUpload } from '../photos/portrait.ts'
import { blankProfile } from '../profile/blankProfile.ts'
import { changeProfile } from '../profile/change.ts'
import { profileView } from '../profile/view.ts'

export const getProfile: Handler<'getProfile'> = async ({ caller, lang }, env) => {
  const { applicant } = caller
  const profile = (await env.store.profiles.find(applicant.id)) ?? blankProfile(applicant.id)
  return { status: 200, body: await profileView(env.store, applicant, profile, lang) }
}

export const updateProfile: Handler<'updateProfile'> = async ({ caller, body, lang }, env) => {
  const { name, photo } = body
  const { applicant, profile } = await changeProfile(env, caller.applicant.id, {
    part: 'profile',
    name,
    files: { photo: photo && (await photoUpload(env, photo)) },
    values: {
      nameKana: body.nameKana,
      birthday: body.birthday,
      gender: body.gender,
      phoneNumber: body.phoneNumber,
      nationality: body.nationality,
      currentLocation: body.currentLocation,
      visaStatusinJapan: body.visaStatusinJapan,
      visaExpiry: body.visaExpiry,
      japaneseLanguageSkill: body.japaneseLanguageSkill,
      englishLanguageSkill: body.englishLanguageSkill,
      itSkills: body.itSkills,
    },
  })
  return { status: 200, body: await profileView(env.store, applicant, profile, lang) }
}

export const updateWorkingHistory: Handler<'updateWorkingHistory'> = async ({ caller, body, lang }, env) => {
  const { applicant, profile } = await changeProfile(env, caller.applicant.id, {
    part: 'workingHistory',
    values: {
      employmentStatus: body.employmentStatus,
      educationalBackground: body.educationalBackground,
      presentOccupation: body.presentOccupation,
      yearWorkExperience: body.yearWorkExperience,
      proceduralExperience: unique(body.proceduralExperience),
    },
  })
  return { status: 200, body: await profileView(env.store, applicant, profile, lang) }
}

export const updateWorkingHistoryAddition: Handler<'updateWorkingHistoryAddition'> = async (
  { caller, body, lang },
  env,
) => {
  const { resume, resumeJp, cvJp, removedFiles } = additionValues(body)
  const given = Object.entries({ resume, resumeJp, cvJp }).filter(
    ([field, file]) => file !== null || removedFiles.includes(field),
  )
  const { applicant, profile } = await changeProfile(env, caller.applicant.id, {
    part: 'addition',
    files: Object.fromEntries(given),
    values: {
      expectedStartPeriod: body.expectedStartPeriod,
      desiredJobCategory: unique(body.desiredJobCategory),
      desiredLocation: unique(body.desiredLocation),
      desiredSalary: body.desiredSalary,
      otherLanguageSkills: unique(body.otherLanguageSkills),
      linkedInURL: body.linkedInURL,
      otherURL: body.otherURL,
      otherRequests: body.otherRequests,
    },
  })
  return { status: 200, body: await profileView(env.store, applicant, profile, lang) }
}

export const getApplicantFile: Handler<'getApplicantFile'> = async ({ caller, params }, env) => {
  const profile = await env.store.profiles.find(caller.applicant.id)
  const file = profile?.[params.kind]
  const bytes = file && (await env.store.files.get(file.key))
  return bytes ? { status: 200, body: bytes, headers: attachmentHeaders(file.name) } : { status: 404 }
}

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)]
