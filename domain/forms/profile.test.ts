import { describe, expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { toBase64 } from '../base64.ts'
import { pngOf } from '../imageSample.ts'
import { firstIssues } from '../ruleIssues.ts'
import { type ProfileValues, additionForm, profileForm, workingHistoryForm } from './profile.ts'
import {
  additionRequest,
  additionValues,
  profileRequest,
  profileValues,
  workingHistoryRequest,
  workingHistoryValues,
} from './profileRequest.ts'

const png = { name: 'a.png', type: 'image/png' as const, data: toBase64(pngOf({ width: 3, height: 4 })) }
const txt = new File(['Maria'], '履歴書.txt', { type: 'text/plain' })

const personal: ProfileValues = {
  ...profileValues({}),
  photo: png,
  name: 'Maria Santos',
  birthday: '1992-04-17',
  nationality: '10435',
  currentLocation: 'JP',
  visaStatusinJapan: '11226',
  visaExpiry: '2028-08-31',
  japaneseLanguageSkill: '10279',
  englishLanguageSkill: '10280',
  itSkills: [
    { it_skills: 'linux', yoe: '5_years_more' },
    { it_skills: '', yoe: '' },
    { it_skills: 'aws', yoe: '' },
  ],
}

const history = {
  ...workingHistoryValues({}),
  employmentStatus: '60',
  presentOccupation: 'qa',
  yearWorkExperience: 'none',
  proceduralExperience: ['unit_test', 'development'],
}

const addition = {
  ...additionValues({}),
  desiredJobCategory: ['qa'],
  desiredLocation: ['tokai', 'tokyo'],
  desiredSalary: '6000000',
  resumeJp: txt,
  removedFiles: ['cvJp'],
}

async function brokenRules(form: typeof profileForm, values: ProfileValues) {
  const { error } = await form.safeParseAsync(values)
  return error ? Object.fromEntries(firstIssues(error).map(({ field, rule }) => [field, rule])) : {}
}

describe('requests', () => {
  test('fit the contract', async () => {
    const sent = (value: object): unknown => JSON.parse(JSON.stringify(value))
    const { updateProfile, updateWorkingHistory, updateWorkingHistoryAddition } = operations
    expect(updateProfile.body.safeParse(sent(profileRequest(personal))).error).toBeUndefined()
    expect(updateWorkingHistory.body.safeParse(sent(workingHistoryRequest(history))).error).toBeUndefined()
    expect(
      updateWorkingHistoryAddition.body.safeParse(sent(await additionRequest(addition))).error,
    ).toBeUndefined()
  })

  test('leave out empty rows', async () => {
    expect(profileRequest(personal).itSkills).toEqual([
      { it_skills: 'linux', yoe: '5_years_more' },
      { it_skills: 'aws', yoe: undefined },
    ])
  })

  test('name the files that change, and no others', async () => {
    const request = await additionRequest(addition)
    expect(request).toMatchObject({ resumeJp: { name: '履歴書.txt', data: 'TWFyaWE=' }, cvJp: null })
    expect(request).not.toHaveProperty('resume')
  })

  test('are converted back to the values of the forms', async () => {
    const [linux, empty, aws] = personal.itSkills
    expect(profileValues(profileRequest(personal))).toEqual({ ...personal, itSkills: [linux, aws, empty] })
    expect(workingHistoryValues(workingHistoryRequest(history))).toEqual({
      ...history,
      proceduralExperience: ['development', 'unit_test'],
    })
    const { resumeJp, ...others } = additionValues(await additionRequest(addition))
    expect(await resumeJp?.text()).toBe('Maria')
    expect({ ...others, resumeJp: txt }).toEqual(addition)
  })
})

test.each<[string, Partial<ProfileValues>, object]>([
  ['everything', {}, {}],
  ['no dates and no photo', { birthday: '', visaExpiry: '', photo: null }, {}],
  ['a birthday without a year', { birthday: '-04-17' }, { birthday: 'checkDateRequired' }],
  ['31 April', { visaExpiry: '2027-04-31' }, { visaExpiry: 'invalid' }],
  ['another type of photo', { photo: { ...png, name: 'a.gif' } }, { photo: 'fileType' }],
  [
    'two wrong fields',
    { name: '', birthday: '1992--' },
    { name: 'nameRequired', birthday: 'checkDateRequired' },
  ],
])('personal data with %s', async (_, changes, errors) => {
  expect(await brokenRules(profileForm, { ...personal, ...changes })).toEqual(errors)
})

test('history and wishes are valid', async () => {
  expect(workingHistoryForm.safeParse(history).error).toBeUndefined()
  expect((await additionForm.safeParseAsync(addition)).error).toBeUndefined()
})
