/** Form values of people whom the control API makes. Fictional. */

import type { Profile } from '#backend/ports/profiles.ts'
import { career } from '#content/people/maria/career.ts'
import { resume } from '#content/people/maria/resume.ts'
import { sampleProfiles } from '#content/people/profiles.ts'
import {
  EmploymentStatus,
  EnglishSkill,
  JapaneseSkill,
  Nationality,
  VisaStatus,
} from '#openapi/generated/options.ts'

const names = ['Sofia Rossi', 'Lucas Almeida', 'Priya Nair', 'Emre Yılmaz', 'Chloé Martin', 'Daniel Kim']

/** The name and address of the person with this number, from 1. */
export function personOf(number: number): { name: string; email: string } {
  const name = names[(number - 1) % names.length] ?? ''
  const first = name
    .split(' ')[0]
    ?.normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  return { name, email: `${first}.${number}@example.com` }
}

/** The form of an entry with the required values. */
export function entryForm(person: { name: string; email: string }, jobIds: number[]): FormData {
  const values = {
    ...person,
    email_confirm: person.email,
    nationality: Nationality.italy,
    currentLocation: 'JP',
    visaStatusinJapan: VisaStatus.engineer_humanities_international_services,
    japaneseLanguageSkill: JapaneseSkill.business,
    englishLanguageSkill: EnglishSkill.fluent,
    employmentStatus: EmploymentStatus.employed,
    agreeToTerms: true,
    agreeToHashi: true,
    agreeToGitTap: true,
    otherURL: 'https://portfolio.example.com/',
    presentOccupation: 'infrastructure_development',
    yearWorkExperience: '5_years_more',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, String(value))
  form.append('itSkills', JSON.stringify({ it_skills: 'python', yoe: '3_years_more' }))
  form.append('proceduralExperience', 'development')
  for (const id of jobIds) form.append('job_ids', String(id))
  return form
}

/** A complete profile: Maria's values without the files. */
export function fullProfile(applicantId: number): Profile {
  const [maria] = sampleProfiles()
  if (!maria) throw new Error('The sample content has no profile')
  return { ...maria, applicantId, photo: null, resume: null, resumeJp: null, cvJp: null }
}

/** The same for a person in India without a status of residence, who speaks basic Japanese. */
export function profileAbroad(applicantId: number): Profile {
  return {
    ...fullProfile(applicantId),
    nationality: Nationality.india,
    currentLocation: 'IN',
    visaStatusinJapan: VisaStatus.no_visa_living_abroad,
    visaExpiry: null,
    japaneseLanguageSkill: JapaneseSkill.basic,
  }
}

/** The same for a person who can apply for every job. */
export function profileAcross(applicantId: number): Profile {
  return {
    ...fullProfile(applicantId),
    visaStatusinJapan: VisaStatus.permanent_resident,
    visaExpiry: null,
    japaneseLanguageSkill: JapaneseSkill.native,
    englishLanguageSkill: EnglishSkill.native,
  }
}

/** The same for a person in India: no single step opens more jobs, and two steps do. */
export function profileOfTwoSteps(applicantId: number): Profile {
  return { ...profileAbroad(applicantId), englishLanguageSkill: EnglishSkill.none }
}

/** A resume without a photo and a career history, under another name, written on a day. */
export const documentsOf = (name: string, createdDate: string) => ({
  resume: { ...resume, photo: null, createdDate, name },
  career: { ...career, createdDate, name },
})
