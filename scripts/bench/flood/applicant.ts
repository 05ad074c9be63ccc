/** The requests of an applicant who attacks. */

import { randomUUID } from 'node:crypto'
import { type Send, type Session, json, next } from './requests.ts'

const PHOTO_BYTES = 500_000
/** The ids of sample jobs begin after this one. */
const FIRST_JOB = 20_400

const sent = [
  'name',
  'nameKana',
  'birthday',
  'gender',
  'phoneNumber',
  'nationality',
  'currentLocation',
  'visaStatusinJapan',
  'visaExpiry',
  'japaneseLanguageSkill',
  'englishLanguageSkill',
  'itSkills',
]

/** A new photo of 500 KB. */
export async function photos({ read, headers }: Session): Promise<() => Send> {
  const known = Object.entries(await read('/applicant/profile')).filter(([name]) => sent.includes(name))
  const bytes = Buffer.alloc(PHOTO_BYTES, 'photo')
  bytes.set([0xff, 0xd8, 0xff])
  const photo = { name: 'photo.jpg', type: 'image/jpeg', data: bytes.toString('base64') }
  const body = { ...Object.fromEntries(known), photo }
  return () => json('/applicant/update-profile', body, headers)
}

/** A career history with as many rows as the form takes. */
export async function careers({ headers }: Session): Promise<() => Send> {
  const period = { startYear: 2020, startMonth: 1, endYear: 2021, endMonth: 1 }
  const texts = ['description', 'role', 'teamSize', 'languages', 'os', 'databases', 'frameworks', 'tools']
  const project = {
    title: 'Flood',
    ...period,
    proceduralExperience: [],
    achievements: '',
    ...Object.fromEntries(texts.map((name) => [name, 'x'])),
  }
  const company = {
    companyName: 'Flood',
    ...period,
    business: '',
    employees: '',
    employmentType: '',
    projects: Array.from({ length: 5 }, () => project),
  }
  const body = {
    createdDate: null,
    name: 'Flood',
    order: 'chronological',
    summary: '',
    companies: Array.from({ length: 18 }, () => company),
    itSkills: [],
    knowledge: '',
    qualifications: '',
    selfPr: '',
  }
  return () => json('/applicant/career/store', body, headers)
}

/** Applies for many jobs, then reads the list of applications. */
export async function applications({ headers }: Session): Promise<() => Send> {
  return () => {
    const turn = next()
    if (turn > 20) return { path: '/api/v1/process/search?perPage=100', headers }
    const job_ids = Array.from({ length: 50 }, (_, at) => FIRST_JOB + turn * 50 + at)
    return json('/process/apply', { job_ids }, { ...headers, 'Idempotency-Key': randomUUID() })
  }
}
