import { describe, expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { photo } from '#content/people/maria/photo.ts'
import { blankCompany, blankProject } from '#domain/forms/career.ts'
import { careerRequest, emptyCareer } from '#domain/forms/careerRequest.ts'
import { emptyResume, resumeRequest } from '#domain/forms/resumeRequest.ts'
import { filledCareer, filledResume } from '#domain/forms/samples.ts'
import { type TestApp, type TestResponse, createTestApp } from '#mocks/test.ts'
import { brokenRules } from './entries.ts'
import { logIn } from './support.ts'

/** Noon in Japan of the day of the filled documents. */
const NOON = new Date('2026-11-22T12:00:00+09:00')

const linh = { email: 'linh@example.com', password: SAMPLE_PASSWORD }

async function signedIn(now = NOON, person?: typeof linh): Promise<TestApp> {
  const app = await createTestApp({ now })
  await logIn(app, person)
  return app
}

const resume = resumeRequest(filledResume)
const career = careerRequest(filledCareer)
const [company = careerRequest({ ...filledCareer, companies: [blankCompany] }).companies[0]] =
  career.companies
const project = careerRequest({
  ...filledCareer,
  companies: [{ ...blankCompany, projects: [{ ...blankProject, title: 'A' }] }],
}).companies[0]?.projects[0]

/** Returns the broken rules by field, none for a success. */
const brokenIn = (answer: TestResponse) => (answer.status === 200 ? {} : brokenRules(answer))

const storeResume = (app: TestApp, changes: object = {}) =>
  app.call('POST', '/applicant/resume/store', { body: { ...resume, ...changes } })
const storeCareer = (app: TestApp, changes: object = {}) =>
  app.call('POST', '/applicant/career/store', { body: { ...career, ...changes } })

describe.each([
  ['resume', emptyResume, resume],
  ['career', emptyCareer, career],
])('the %s', (name, empty, filled) => {
  test('is empty until it is stored', async () => {
    const app = await signedIn(NOON, linh)
    expect(await app.call('GET', `/applicant/${name}`)).toMatchObject({ status: 200, body: empty })
  })

  test('is answered as it was stored, and replaced as a whole', async () => {
    const app = await signedIn(NOON, linh)
    const sent = JSON.parse(JSON.stringify(filled)) as object
    for (const body of [sent, { ...sent, name: '<b>𠮷 O’Brien</b>' }]) {
      const stored = await app.call('POST', `/applicant/${name}/store`, { body })
      expect(stored).toMatchObject({ status: 200, body })
      expect(stored.headers.get('Cache-Control')).toBe('no-store')
      expect((await app.call('GET', `/applicant/${name}`)).body).toEqual(body)
    }
  })

  test('belongs to one applicant', async () => {
    const app = await signedIn()
    const before = (await app.call('GET', `/applicant/${name}`)).body
    await logIn(app, linh)
    await app.call('POST', `/applicant/${name}/store`, { body: filled })
    await logIn(app)
    expect((await app.call('GET', `/applicant/${name}`)).body).toEqual(before)
  })

  test('needs a session', async () => {
    const app = await createTestApp({ now: NOON })
    expect((await app.call('GET', `/applicant/${name}`)).status).toBe(401)
    expect((await app.call('POST', `/applicant/${name}/store`, { body: filled })).status).toBe(401)
  })

  test('keeps its values when a body is refused', async () => {
    const app = await signedIn()
    const before = (await app.call('GET', `/applicant/${name}`)).body
    await app.call('POST', `/applicant/${name}/store`, { body: { ...filled, name: '' } })
    expect((await app.call('GET', `/applicant/${name}`)).body).toEqual(before)
  })

  test('lacks none of its fields', async () => {
    const app = await signedIn()
    const answer = await app.call('POST', `/applicant/${name}/store`, { body: {} })
    const needed = Object.keys(empty).sort()
    expect(Object.keys(brokenRules(answer)).sort()).toEqual(needed)
  })

  test.each([
    ['2025-11-21', 'invalid'],
    ['2025-11-22', null],
    ['2026-11-22', null],
    ['2026-11-23', 'invalid'],
    ['2026-02-29', 'invalid'],
    [null, 'checkDateRequired'],
  ])('dated %s: %s', async (createdDate, rule) => {
    const app = await signedIn()
    const answer = await app.call('POST', `/applicant/${name}/store`, { body: { ...filled, createdDate } })
    expect(brokenIn(answer)).toEqual(rule ? { createdDate: rule } : {})
  })

  test('may be dated today from the first minute of the day in Japan', async () => {
    const body = { ...filled, createdDate: '2026-11-22' }
    for (const [time, status] of [
      ['2026-11-21T23:59:59+09:00', 422],
      ['2026-11-22T00:00:00+09:00', 200],
    ] as const) {
      const app = await signedIn(new Date(time))
      expect((await app.call('POST', `/applicant/${name}/store`, { body })).status).toBe(status)
    }
  })
})

/** The age counts on the day of the call in Japan, in any time zone of the caller. */
describe.each([
  ['the first second of 22 November in Japan', '2026-11-21T15:00:00Z'],
  ['the last second of 22 November in Japan', '2026-11-22T14:59:59Z'],
])('at %s', (_, time) => {
  test.each([
    ['2009-11-22', 'ageMin'],
    ['2008-11-23', 'ageMin'],
    ['2008-11-22', null],
    ['1976-11-22', null],
    ['1975-11-23', null],
    ['1975-11-22', 'ageMax'],
  ])('a person born on %s: %s', async (birthday, rule) => {
    const answer = await storeResume(await signedIn(new Date(time)), { birthday })
    expect(brokenIn(answer)).toEqual(rule ? { birthday: rule } : {})
  })
})

const row = { year: 2020, month: 4, description: 'A' }
const rows = (length: number) => Array.from({ length }, () => row)
const PNG = photo.data

describe('the rules of the resume', () => {
  test.each([
    [{ education: rows(9), work: rows(9) }],
    [{ education: rows(18), work: [] }],
    [{ education: [], work: rows(18) }],
    [{ licences: rows(5) }],
    [{ education: [], work: [], licences: [] }],
    [{ work: [{ year: null, month: null, description: 'A' }] }],
    [{ photo }],
    [{ photo: { ...photo, name: 'portrait' } }],
    [{ phoneNumber: '', contactPhoneNumber: '', visaExpiry: null, gender: '' }],
  ])('allow %j', async (changes) => {
    expect((await storeResume(await signedIn(), changes)).status).toBe(200)
  })

  test.each<[object, Record<string, string>]>([
    [{ education: rows(10), work: rows(9) }, { work: 'max' }],
    [{ education: [], work: rows(19) }, { work: 'max' }],
    [{ education: rows(19), work: [] }, { education: 'max' }],
    [{ licences: rows(6) }, { licences: 'max' }],
    [{ work: [row, { ...row, month: null }] }, { 'work.1.year': 'checkDateRequired' }],
    [{ education: [{ ...row, year: null }] }, { 'education.0.year': 'checkDateRequired' }],
    [{ licences: [{ ...row, description: ' ' }] }, { 'licences.0.description': 'required' }],
    [{ licences: [{ year: 2020, month: 4 }] }, { 'licences.0.description': 'required' }],
    [{ work: [{ ...row, description: 'a'.repeat(201) }] }, { 'work.0.description': 'max' }],
    [{ work: [{ ...row, year: 1949 }] }, { 'work.0.year': 'invalid' }],
    [{ work: [{ ...row, month: 13 }] }, { 'work.0.month': 'invalid' }],
    [{ work: [{ ...row, surprise: 1 }] }, { 'work.0.surprise': 'invalid' }],
    [{ work: { 0: row } }, { work: 'invalid' }],
    [{ name: '\u3000' }, { name: 'nameRequired' }],
    [{ name: undefined }, { name: 'nameRequired' }],
    [{ name: 'a'.repeat(101) }, { name: 'max' }],
    [{ birthday: null }, { birthday: 'checkDateRequired' }],
    [{ birthday: '2000-02-30' }, { birthday: 'invalid' }],
    [{ birthday: '29 Feb 2000' }, { birthday: 'invalid' }],
    [{ phoneNumber: '090-0000-0000' }, { phoneNumber: 'tel' }],
    [{ contactPhoneNumber: '12345678' }, { contactPhoneNumber: 'tel' }],
    [{ nationality: 1 }, { nationality: 'invalid' }],
    [{ visaStatusinJapan: '11226' }, { visaStatusinJapan: 'invalid' }],
    [{ era: 'meiji' }, { era: 'invalid' }],
    [{ currentlyEmployed: 'yes' }, { currentlyEmployed: 'invalid' }],
    [{ photo: undefined }, { photo: 'required' }],
    [{ education: undefined }, { education: 'required' }],
    [{ motivation: 'a'.repeat(2001) }, { motivation: 'max' }],
    [{ preferences: null }, { preferences: 'invalid' }],
    [{ applicantId: 1001 }, { applicantId: 'invalid' }],
    [
      { name: '', birthday: null, work: [{ ...row, year: 'x' }] },
      { name: 'nameRequired', birthday: 'checkDateRequired', 'work.0.year': 'invalid' },
    ],
  ])('refuse %j', async (changes, broken) => {
    expect(brokenRules(await storeResume(await signedIn(), changes))).toEqual(broken)
  })

  test.each<[string, object, Record<string, string>]>([
    ['of another type than its name', { name: 'a.jpg' }, { photo: 'fileType' }],
    ['of another content than its type', { name: 'a.jpg', type: 'image/jpeg' }, { photo: 'fileContent' }],
    ['without content', { data: 'AAAA' }, { photo: 'fileContent' }],
    ['with a long name', { name: `${'a'.repeat(32)}.png` }, { photo: 'fileNameLength' }],
    ['without a name', { name: '' }, { photo: 'required' }],
    ['that is a document', { type: 'application/pdf' }, { photo: 'fileType' }],
    ['that is no base64', { data: 'not base64!' }, { photo: 'fileContent' }],
    ['that is much too long', { data: PNG.padEnd(700_000, 'A') }, { photo: 'fileSize' }],
    ['of 512,001 bytes', { data: 'iVBORw0KGgoA'.padEnd(682_668, 'A') }, { photo: 'fileSize' }],
  ])('refuse a photo %s', async (_, changes, broken) => {
    expect(brokenRules(await storeResume(await signedIn(), { photo: { ...photo, ...changes } }))).toEqual(
      broken,
    )
  })

  test('allow a photo of 512,000 bytes', async () => {
    const data = PNG.slice(0, 400).padEnd(682_667, 'A') + '='
    expect((await storeResume(await signedIn(), { photo: { ...photo, data } })).status).toBe(200)
  })
})

describe('the rules of the career history', () => {
  const companies = (changes: object) => ({ companies: [company, { ...company, ...changes }] })
  const projects = (changes: object) => ({
    companies: [{ ...company, projects: [project, { ...project, ...changes }] }],
  })

  test.each([
    [{ companies: [] }],
    [{ companies: Array.from({ length: 18 }, () => company) }],
    [companies({ endYear: 2022, endMonth: 10 })],
    [companies({ projects: Array.from({ length: 10 }, () => project) })],
    [projects({ startYear: null, startMonth: null, endYear: 2024, endMonth: 1 })],
    [{ itSkills: [] }],
    [{ order: 'reverse_chronological' }],
  ])('allow %j', async (changes) => {
    expect((await storeCareer(await signedIn(), changes)).status).toBe(200)
  })

  test.each<[object, Record<string, string>]>([
    [{ companies: Array.from({ length: 19 }, () => company) }, { companies: 'max' }],
    [companies({ companyName: '' }), { 'companies.1.companyName': 'required' }],
    [companies({ companyName: 'a'.repeat(101) }), { 'companies.1.companyName': 'max' }],
    [companies({ startYear: null, startMonth: null }), { 'companies.1.startYear': 'checkDateRequired' }],
    [companies({ startMonth: null }), { 'companies.1.startYear': 'checkDateRequired' }],
    [companies({ endYear: 2024 }), { 'companies.1.endYear': 'checkDateRequired' }],
    [companies({ endYear: 2022, endMonth: 9 }), { 'companies.1.endYear': 'invalid' }],
    [companies({ surprise: '' }), { 'companies.1.surprise': 'invalid' }],
    [companies({ projects: Array.from({ length: 11 }, () => project) }), { 'companies.1.projects': 'max' }],
    [projects({ title: ' ' }), { 'companies.0.projects.1.title': 'required' }],
    [projects({ startYear: 2020 }), { 'companies.0.projects.1.startYear': 'checkDateRequired' }],
    [
      projects({ startYear: 2020, startMonth: 4, endYear: 2020, endMonth: 3 }),
      { 'companies.0.projects.1.endYear': 'invalid' },
    ],
    [
      projects({ proceduralExperience: ['cooking'] }),
      { 'companies.0.projects.1.proceduralExperience.0': 'invalid' },
    ],
    [{ itSkills: [{ it_skills: 'go' }, { it_skills: 'go' }] }, { 'itSkills.1.it_skills': 'invalid' }],
    [{ itSkills: [{ it_skills: '' }] }, { 'itSkills.0.it_skills': 'invalid' }],
    [{ itSkills: Array.from({ length: 21 }, () => ({ it_skills: 'go' })) }, { itSkills: 'max' }],
    [{ order: 'random' }, { order: 'invalid' }],
    [{ order: undefined }, { order: 'required' }],
    [{ name: '' }, { name: 'nameRequired' }],
    [{ selfPr: 'a'.repeat(3001) }, { selfPr: 'max' }],
    [{ summary: 5 }, { summary: 'invalid' }],
    [{ era: 'western' }, { era: 'invalid' }],
  ])('refuse %j', async (changes, broken) => {
    expect(brokenRules(await storeCareer(await signedIn(), changes))).toEqual(broken)
  })
})

test('a list that is too long has the message of a list', async () => {
  const app = await signedIn()
  const answer = await app.call('POST', '/applicant/resume/store', {
    body: { ...resume, licences: rows(6) },
    lang: 'ja',
  })
  expect(answer.body).toMatchObject({ errors: [{ field: 'licences', message: '免許・資格は5件までです。' }] })
})
