import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toBase64 } from '#domain/base64.ts'
import { pngOf } from '#domain/imageSample.ts'
import { createTestApp, type TestApp } from '#mocks/test.ts'
import { brokenRules } from './entries.ts'
import { change, exampleOf, linh, profileOf, type ProfilePage, update } from './profiles.ts'
import { logIn } from './support.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  await logIn(app)
})

describe('the sample accounts', () => {
  test.each(['ja', 'en'] as const)('Maria has the profile of the example in %s', async (lang) => {
    const { status, body } = await app.call('GET', '/applicant/profile', { lang })
    expect({ status, body }).toEqual({ status: 200, body: exampleOf(`getProfile.${lang}`) })
  })

  test('Linh has entered nothing yet', async () => {
    await logIn(app, linh)
    expect((await app.call('GET', '/applicant/profile')).body).toEqual(exampleOf('getProfile.empty'))
  })
})

test('without an advisor of their own, people see the one of their latest recommendation', async () => {
  const profile = await app.env.store.profiles.find(1001)
  if (!profile) throw new Error('Maria has no profile')
  await app.env.store.profiles.save({ ...profile, advisor: null })
  expect((await app.call('GET', '/applicant/profile')).body).toMatchObject({
    advisor: { name: 'Emi Moriyama' },
  })
})

describe('an update', () => {
  const pages: ProfilePage[] = ['profile', 'history', 'addition']

  test.each(pages)('with the example of the page "%s" changes nothing of Maria', async (page) => {
    expect(await change(app, page)).toMatchObject({ status: 200, body: exampleOf('getProfile.en') })
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
  })

  test('fills an empty profile page by page', async () => {
    await logIn(app, linh)
    await change(app, 'profile', { name: 'Linh', photo: null })
    await change(app, 'history')
    const { body } = await change(app, 'addition')
    const { photo: _, ...personal } = update.profile
    expect(body).toEqual({
      ...exampleOf('getProfile.empty'),
      ...personal,
      ...update.history,
      ...update.addition,
      name: 'Linh',
    })
    expect(await profileOf(app)).toEqual(body)
  })

  test('clears the choices of its own page that are left out, and keeps those of the others', async () => {
    const optional = { gender: undefined, birthday: null, visaExpiry: null, nameKana: '', itSkills: [] }
    const after = (await change(app, 'profile', { ...optional, photo: null })).body
    expect(after).not.toHaveProperty('gender')
    expect(after).toMatchObject({ birthday: null, nameKana: '', itSkills: [], photo: null })
    expect(after).toMatchObject({
      ...update.history,
      ...update.addition,
      resumeName: 'santos_resume_2026.pdf',
    })
    expect(await profileOf(app)).toEqual(after)
  })

  test('of the name changes the name of the session', async () => {
    await change(app, 'profile', { name: 'Maria Silva' })
    expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({ name: 'Maria Silva' })
  })

  test('drops repeated choices', async () => {
    const { body } = await change(app, 'addition', { desiredLocation: ['tokyo', 'tokai', 'tokyo'] })
    expect(body).toMatchObject({ desiredLocation: ['tokyo', 'tokai'] })
  })

  test('stores markup as text', async () => {
    const html = '<img src=x onerror=alert(1)>'
    await change(app, 'profile', { name: html, nameKana: html })
    await change(app, 'addition', { otherRequests: html })
    expect(await profileOf(app)).toMatchObject({
      name: html,
      nameKana: html,
      otherRequests: html,
    })
  })

  test('of one person changes nothing of another', async () => {
    await logIn(app, linh)
    await change(app, 'profile', { name: 'Linh' })
    await logIn(app)
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
  })

  test('of two tabs: the later one wins on its page, other pages keep theirs', async () => {
    await Promise.all([
      change(app, 'history', { yearWorkExperience: 'none' }),
      change(app, 'profile', { name: 'A' }),
    ])
    await change(app, 'profile', { name: 'B' })
    expect(await profileOf(app)).toMatchObject({ name: 'B', yearWorkExperience: 'none' })
  })

  test('that fails halfway changes neither profile nor name', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = vi.spyOn(app.env.store, 'transaction').mockImplementationOnce((work) =>
      app.env.store.transaction(async (store) => {
        await work(store)
        throw new Error('The process has ended')
      }),
    )
    expect((await change(app, 'profile', { name: 'A', nameKana: 'B' })).status).toBe(500)
    failing.mockRestore()
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
    expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({ name: 'Maria Santos' })
  })
})

describe('a wrong field', () => {
  const long = (length: number) => 'a'.repeat(length)
  const photo = { name: 'a.png', type: 'image/png', data: toBase64(pngOf({ width: 3, height: 4 })) }

  const wrong: [ProfilePage, object, Record<string, string>][] = [
    ['profile', { name: '' }, { name: 'nameRequired' }],
    ['profile', { name: undefined }, { name: 'nameRequired' }],
    ['profile', { name: ' ' }, { name: 'nameRequired' }],
    ['profile', { name: 1 }, { name: 'invalid' }],
    ['profile', { name: long(101) }, { name: 'max' }],
    ['profile', { nameKana: undefined }, { nameKana: 'required' }],
    ['profile', { nameKana: long(101) }, { nameKana: 'max' }],
    ['profile', { birthday: undefined }, { birthday: 'required' }],
    ['profile', { birthday: '1992-02-30' }, { birthday: 'invalid' }],
    ['profile', { birthday: '17.04.1992' }, { birthday: 'invalid' }],
    ['profile', { birthday: 1992 }, { birthday: 'invalid' }],
    ['profile', { gender: 3 }, { gender: 'invalid' }],
    ['profile', { phoneNumber: '+81 90 0000 0000' }, { phoneNumber: 'tel' }],
    ['profile', { phoneNumber: '12345678' }, { phoneNumber: 'tel' }],
    ['profile', { phoneNumber: '1'.repeat(21) }, { phoneNumber: 'tel' }],
    ['profile', { nationality: undefined }, { nationality: 'nationRequired' }],
    ['profile', { nationality: 1 }, { nationality: 'invalid' }],
    ['profile', { nationality: null }, { nationality: 'invalid' }],
    ['profile', { currentLocation: undefined }, { currentLocation: 'requiredCountry' }],
    ['profile', { currentLocation: 'Japan' }, { currentLocation: 'invalid' }],
    ['profile', { currentLocation: 'UK' }, { currentLocation: 'invalid' }],
    ['profile', { visaStatusinJapan: undefined }, { visaStatusinJapan: 'visaRequired' }],
    ['profile', { visaExpiry: undefined }, { visaExpiry: 'required' }],
    ['profile', { visaExpiry: 'soon' }, { visaExpiry: 'invalid' }],
    ['profile', { japaneseLanguageSkill: undefined }, { japaneseLanguageSkill: 'nihongoRequired' }],
    ['profile', { englishLanguageSkill: undefined }, { englishLanguageSkill: 'englishRequired' }],
    ['profile', { itSkills: undefined }, { itSkills: 'required' }],
    ['profile', { itSkills: [{ it_skills: 'latin' }] }, { 'itSkills.0.it_skills': 'invalid' }],
    [
      'profile',
      { itSkills: [{ it_skills: 'go' }, { it_skills: 'go' }] },
      { 'itSkills.1.it_skills': 'invalid' },
    ],
    [
      'profile',
      { itSkills: ['go', 'aws', 'php', 'qa'].map((it_skills) => ({ it_skills })) },
      { itSkills: 'max' },
    ],
    ['profile', { photo: undefined }, { photo: 'required' }],
    ['profile', { photo: 'iVBORw0KGgo=' }, { photo: 'invalid' }],
    ['profile', { photo: { ...photo, data: 'not base64!' } }, { photo: 'fileContent' }],
    ['profile', { photo: { ...photo, data: 'A'.repeat(682_672) } }, { photo: 'fileSize' }],
    ['profile', { photo: { ...photo, name: `${long(32)}.png`, data: '' } }, { photo: 'fileNameLength' }],
    ['profile', { photo: { ...photo, data: 'AAAAA' } }, { photo: 'fileContent' }],
    ['profile', { photo: { ...photo, data: 'AAAA' } }, { photo: 'fileContent' }],
    ['profile', { photo: { ...photo, name: 'a.exe:.png' } }, { photo: 'fileName' }],
    ['profile', { photo: { ...photo, name: 'a.jpg' } }, { photo: 'fileType' }],
    ['profile', { photo: { ...photo, type: 'image/jpeg' } }, { photo: 'fileType' }],
    ['profile', { photo: { ...photo, name: 'a.jpg', type: 'image/jpeg' } }, { photo: 'fileContent' }],
    ['profile', { photo: { ...photo, type: 'image/svg+xml' } }, { photo: 'fileType' }],
    ['profile', { photo: { ...photo, name: 'a.svg' } }, { photo: 'fileType' }],
    ['profile', { photo: { ...photo, name: `${long(32)}.png` } }, { photo: 'fileNameLength' }],
    ['profile', { photo: { ...photo, url: 'https://example.com' } }, { photo: 'invalid' }],
    ['profile', { email: 'eve@example.com' }, { email: 'invalid' }],
    ['profile', { id: 1002 }, { id: 'invalid' }],
    ['history', { employmentStatus: undefined }, { employmentStatus: 'requiredEmploymentStatus' }],
    ['history', { employmentStatus: '60' }, { employmentStatus: 'invalid' }],
    ['history', { educationalBackground: 1 }, { educationalBackground: 'invalid' }],
    ['history', { presentOccupation: undefined }, { presentOccupation: 'requiredPresentOccupation' }],
    ['history', { yearWorkExperience: undefined }, { yearWorkExperience: 'requiredYearWorkExperience' }],
    [
      'history',
      { proceduralExperience: undefined },
      { proceduralExperience: 'requiredProceduralExperience' },
    ],
    ['history', { proceduralExperience: [] }, { proceduralExperience: 'requiredProceduralExperience' }],
    ['history', { proceduralExperience: ['none', 'development'] }, { proceduralExperience: 'invalid' }],
    ['history', { proceduralExperience: ['sleeping'] }, { 'proceduralExperience.0': 'invalid' }],
    ['history', { name: 'Eve' }, { name: 'invalid' }],
    ['addition', { expectedStartPeriod: 1 }, { expectedStartPeriod: 'invalid' }],
    ['addition', { desiredJobCategory: undefined }, { desiredJobCategory: 'required' }],
    ['addition', { desiredJobCategory: 'qa' }, { desiredJobCategory: 'invalid' }],
    ['addition', { desiredLocation: ['atlantis'] }, { 'desiredLocation.0': 'invalid' }],
    ['addition', { desiredLocation: Array(55).fill('tokyo') }, { desiredLocation: 'max' }],
    ['addition', { desiredSalary: 3_500_000 }, { desiredSalary: 'invalid' }],
    ['addition', { otherLanguageSkills: ['klingon'] }, { 'otherLanguageSkills.0': 'invalid' }],
    ['addition', { linkedInURL: long(501) }, { linkedInURL: 'max' }],
    ['addition', { otherURL: null }, { otherURL: 'invalid' }],
    ['addition', { linkedInURL: 'javascript:alert(1)' }, { linkedInURL: 'invalid' }],
    ['addition', { otherRequests: long(2001) }, { otherRequests: 'max' }],
    ['addition', { resume: 'a.pdf' }, { resume: 'invalid' }],
    ['addition', { resume: { name: 'a.pdf' } }, { resume: 'required' }],
    ['addition', { photo: null }, { photo: 'invalid' }],
  ]
  const cases = wrong.map(([page, changes, errors], row) => ({ row, page, changes, errors }))

  test.each(cases)('is named, row $row: $errors', async ({ page, changes, errors }) => {
    expect(brokenRules(await change(app, page, changes))).toEqual(errors)
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
  })

  test('all of them are named at once', async () => {
    const changes = { name: '', nationality: undefined, photo: undefined, gender: 7 }
    expect(brokenRules(await change(app, 'profile', changes))).toEqual({
      name: 'nameRequired',
      nationality: 'nationRequired',
      photo: 'required',
      gender: 'invalid',
    })
  })
})
