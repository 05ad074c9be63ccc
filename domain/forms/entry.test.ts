/** Tests every rule of the entry (specification §5) by its exact text in both languages. */

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  CONSENT,
  type Row,
  describeForm,
  long,
  max,
  messages,
  sender,
  testRequiredFields,
} from '../../tests/support/formRules.ts'
import { blankEntry } from './blanks.ts'
import { entryForm, experienceStep, filesStep, personStep } from './entry.ts'
import { filledEntry } from './samples.ts'

const rows: Row[] = [
  ...sender,
  [{ name: '' }, 'name', ['Please fill in your name', 'お名前を入力してください。']],
  [{ name: '\u3000 ' }, 'name', ['Please fill in your name', 'お名前を入力してください。']],
  [{ name: long(100) }, 'name', max(100)],
  [{ nationality: '' }, 'nationality', ['Please fill in your nationality', '国籍を選択してください。']],
  [
    { currentLocation: '' },
    'currentLocation',
    ['Please choose your country of residence.', '現在お住まいの国を選択してください。'],
  ],
  [{ currentLocation: 'XX' }, 'currentLocation', ['Field is not valid', '項目の内容が正しくありません。']],
  [
    { visaStatusinJapan: '' },
    'visaStatusinJapan',
    ['Please fill in your Japan visa status', '在留資格を選択してください。'],
  ],
  [
    { japaneseLanguageSkill: '' },
    'japaneseLanguageSkill',
    ['Please fill in your current Japanese Level', '現在の日本語レベルを選択してください。'],
  ],
  [
    { englishLanguageSkill: '' },
    'englishLanguageSkill',
    ['Please fill in your current English Level', '現在の英語レベルを選択してください。'],
  ],
  [
    { employmentStatus: '' },
    'employmentStatus',
    ['Please choose your current employment status.', '現在の就業状況を選択してください。'],
  ],
  [{ agreeToTerms: false }, 'agreeToTerms', CONSENT],
  [
    { agreeToHashi: false },
    'agreeToHashi',
    ['Please check at least one.', '少なくとも1つにチェックを入れてください。'],
  ],
  [{ otherURL: '' }, 'resume', ['Please enter one', 'いずれか1つを入力してください。']],
  [{ linkedInURL: long(500) }, 'linkedInURL', max(500)],
  [{ otherURL: long(500) }, 'otherURL', max(500)],
  ...[
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'data:text/html,x',
    'mailto:ana@example.com',
    'http://',
    'see my site',
  ].flatMap((typed): Row[] => [
    [{ linkedInURL: typed }, 'linkedInURL', ['Field is not valid', '項目の内容が正しくありません。']],
    [{ otherURL: typed }, 'otherURL', ['Field is not valid', '項目の内容が正しくありません。']],
  ]),
  [
    { presentOccupation: '' },
    'presentOccupation',
    ['Please choose your current occupation.', '現在の職種を選択してください。'],
  ],
  [
    { itSkills: blankEntry.itSkills },
    'itSkills.0.it_skills',
    ['Please choose your main IT language.', '主なITスキルを選択してください。'],
  ],
  [
    { yearWorkExperience: '' },
    'yearWorkExperience',
    ['Please choose years of your work experience.', '実務経験の年数を選択してください。'],
  ],
  [
    { proceduralExperience: [] },
    'proceduralExperience',
    ['Please choose your experienced work process.', '経験した工程を選択してください。'],
  ],
  [
    { proceduralExperience: ['none', 'development'] },
    'proceduralExperience',
    ['Field is not valid', '項目の内容が正しくありません。'],
  ],
  [{ otherRequests: long(2000) }, 'otherRequests', max(2000)],
]

describeForm({ name: 'entry', form: entryForm, filled: filledEntry, rows })

const personNeeds = [
  'name',
  'email',
  'email_confirm',
  'nationality',
  'currentLocation',
  'visaStatusinJapan',
  'japaneseLanguageSkill',
  'englishLanguageSkill',
  'employmentStatus',
  'agreeToTerms',
  'agreeToHashi',
]
const experienceNeeds = [
  'presentOccupation',
  'itSkills.0.it_skills',
  'yearWorkExperience',
  'proceduralExperience',
]
testRequiredFields('entry', entryForm, blankEntry, [...personNeeds, 'resume', ...experienceNeeds])
testRequiredFields('entry, step 1', personStep(), blankEntry, personNeeds)
testRequiredFields('entry, step 2', filesStep, blankEntry, ['resume'])
testRequiredFields('entry, step 3', experienceStep, blankEntry, experienceNeeds)

test('one of the two registrations is enough', async () => {
  const values = { ...filledEntry, agreeToHashi: false, agreeToGitTap: true }
  expect(await messages(entryForm, values)).toEqual({})
})

test.each(['resume', 'resumeJp', 'cvJp', 'linkedInURL', 'otherURL'])('%s alone is enough', async (field) => {
  const given = field.endsWith('URL') ? 'example.com/ana' : new File(['Ana Herrera'], 'cv.txt')
  expect(await messages(filesStep, { ...blankEntry, [field]: given })).toEqual({})
})

test.each([
  'http://例え.jp',
  'HTTPS://example.com:8080/a?b=c:d#e',
  'www.example.com/in/ana',
  'example.com?a=b:c',
])('the link %s is accepted', async (otherURL) => {
  expect(await messages(filesStep, { ...blankEntry, otherURL })).toEqual({})
})

test.each(['resume', 'resumeJp', 'cvJp'])('%s is checked as a file', async (field) => {
  const wrong = await messages(filesStep, { ...blankEntry, [field]: new File(['MZ'], 'cv.pdf') })
  expect(Object.keys(wrong)).toEqual([field])
})

test('step 1 checks whether the address is free, given a function for it', async () => {
  const step = personStep(async (email) => email !== filledEntry.email)
  expect(await messages(step, filledEntry)).toEqual({
    email: ['This email is already taken', 'このメールアドレスはすでに使われています。'],
  })
  const free = { email: 'ana@example.com', email_confirm: 'ana@example.com' }
  expect(await messages(step, { ...filledEntry, ...free })).toEqual({})
})

test('steps without files and calls to the server can be checked synchronously', () => {
  expect(z.safeParse(personStep(), filledEntry).success).toBe(true)
  expect(z.safeParse(experienceStep, filledEntry).success).toBe(true)
  expect(z.safeParse(personStep(), blankEntry).success).toBe(false)
})
