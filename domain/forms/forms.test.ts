/** Tests every rule of the forms (specification §5) by its exact text in both languages. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rules as en } from '#i18n/en/rules.ts'
import { rules as ja } from '#i18n/ja/rules.ts'
import { firstIssues, ruleMessage } from '../ruleIssues.ts'
import { blankEntry, blankInquiry, blankInvitation } from './blanks.ts'
import { entryForm, experienceStep, filesStep, personStep } from './entry.ts'
import { inquiryForms } from './inquiry.ts'
import { invitationForm } from './invitation.ts'
import { filledEntry, filledInquiry, filledInvitation } from './samples.ts'

const LABEL = { en: 'Field', ja: '項目' }

/** The messages of a form by field, as [English, Japanese]. */
async function messages(form: z.ZodMiniType, values: unknown): Promise<Record<string, [string, string]>> {
  const { error } = await z.safeParseAsync(form, values)
  const issues = error ? firstIssues(error) : []
  return Object.fromEntries(
    issues.map((issue) => [
      issue.field,
      [ruleMessage(en, issue, LABEL.en), ruleMessage(ja, issue, LABEL.ja)],
    ]),
  )
}

const REQUIRED: Message = ['This field is required. Please fill in.', '必須項目です。入力してください。']
const CONSENT: Message = [
  'This field is required. Please fill in.',
  '同意が必要です。チェックを入れてください。',
]
const EMAIL_REQUIRED: Message = ['Please fill in your email address', 'メールアドレスを入力してください。']
const EMAIL_FORMAT: Message = ['Email format does not match', 'メールアドレスの形式が正しくありません。']
const NO_MATCH: Message = ['Email address does not match', 'メールアドレスが一致しません。']
const TEL: Message = ['Phone number format does not match', '電話番号の形式が正しくありません。']
const NAME: Message = ['Please enter your name.', 'お名前を入力してください。']
const NUMERIC: Message = ['Please enter numbers only.', '数字だけで入力してください。']
const DETAILS: Message = ['Please enter your inquiry details.', 'お問い合わせ内容を入力してください。']
const max = (limit: number): Message => [
  `Field should be less than ${limit}.`,
  `項目は${limit}文字以内で入力してください。`,
]

type Message = [english: string, japanese: string]
/** A change of a filled form, the only field that becomes wrong, and its message. */
type Row = [change: Record<string, unknown>, field: string, message: Message]

const sender: Row[] = [
  [{ email: '', email_confirm: '' }, 'email', EMAIL_REQUIRED],
  [{ email: 'ana', email_confirm: 'ana' }, 'email', EMAIL_FORMAT],
  [{ email: 'a@example', email_confirm: 'a@example' }, 'email', EMAIL_FORMAT],
  [{ email_confirm: 'ana@example.com' }, 'email_confirm', NO_MATCH],
  [{ email_confirm: '' }, 'email_confirm', NO_MATCH],
  [{ phoneNumber: '12345678' }, 'phoneNumber', TEL],
  [{ phoneNumber: '1'.repeat(21) }, 'phoneNumber', TEL],
  [{ phoneNumber: '+81 90-1234-5678' }, 'phoneNumber', TEL],
]

const long = (length: number) => 'あ'.repeat(length + 1)

const entry: Row[] = [
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

const inquirer: Row[] = [
  ...sender,
  [{ name: '' }, 'name', NAME],
  [{ name: long(100) }, 'name', max(100)],
  [{ contents: long(3000) }, 'contents', max(3000)],
  [{ agree: false }, 'agree', CONSENT],
]
const other: Row[] = [
  [{ type: '' }, 'type', ['Please choose the type of inquiry.', 'お問い合わせの種類を選択してください。']],
  [{ companyName: long(100) }, 'companyName', max(100)],
  [{ contents: ' \n ' }, 'contents', DETAILS],
]
const recruiting: Row[] = [
  [{ companyName: '' }, 'companyName', REQUIRED],
  [{ companyName: long(100) }, 'companyName', max(100)],
  [{ title: '' }, 'title', REQUIRED],
  [{ title: long(100) }, 'title', max(100)],
  [{ positionsNeeded: '' }, 'positionsNeeded', REQUIRED],
  [{ positionsNeeded: long(500) }, 'positionsNeeded', max(500)],
  [{ noOfEmployeeNeeded: '' }, 'noOfEmployeeNeeded', REQUIRED],
  [{ noOfEmployeeNeeded: '3人' }, 'noOfEmployeeNeeded', NUMERIC],
  [{ noOfEmployeeNeeded: '1'.repeat(11) }, 'noOfEmployeeNeeded', max(10)],
]
const invitation: Row[] = [
  [{ nationality: '' }, 'nationality', ['Please choose your nationality.', '国籍を選択してください。']],
]

const senderNeeds = ['name', 'email', 'email_confirm']
const personNeeds = [
  ...senderNeeds,
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
const companyNeeds = ['companyName', 'title', 'positionsNeeded', 'noOfEmployeeNeeded']

const forms: { name: string; form: z.ZodMiniType; filled: object; rows: Row[] }[] = [
  { name: 'entry', form: entryForm, filled: filledEntry, rows: entry },
  {
    name: 'general inquiry',
    form: inquiryForms.general,
    filled: filledInquiry.general,
    rows: [...inquirer, [{ contents: '' }, 'contents', DETAILS]],
  },
  {
    name: 'other inquiry',
    form: inquiryForms.other,
    filled: filledInquiry.other,
    rows: [...inquirer, ...other],
  },
  {
    name: 'company inquiry',
    form: inquiryForms.recruiting,
    filled: filledInquiry.recruiting,
    rows: [...inquirer, ...recruiting],
  },
  {
    name: 'invitation',
    form: invitationForm,
    filled: filledInvitation,
    rows: [...inquirer, ...invitation],
  },
]

describe.each(forms)('$name', ({ form, filled, rows }) => {
  test('is valid when it is filled in, with or without a phone number', async () => {
    expect(await messages(form, filled)).toEqual({})
    expect(await messages(form, { ...filled, phoneNumber: '' })).toEqual({})
  })

  test.each(rows)('with %j', async (change, field, message) => {
    const wrong = await messages(form, { ...filled, ...change })
    // An empty address also fails the rule of its confirmation.
    if (field === 'email') delete wrong.email_confirm
    expect(wrong).toEqual({ [field]: message })
  })
})

test.each<[string, z.ZodMiniType, object, string[]]>([
  ['entry', entryForm, blankEntry, [...personNeeds, 'resume', ...experienceNeeds]],
  ['entry, step 1', personStep(), blankEntry, personNeeds],
  ['entry, step 2', filesStep, blankEntry, ['resume']],
  ['entry, step 3', experienceStep, blankEntry, experienceNeeds],
  ['general inquiry', inquiryForms.general, blankInquiry.general, [...senderNeeds, 'contents', 'agree']],
  ['other inquiry', inquiryForms.other, blankInquiry.other, ['type', ...senderNeeds, 'contents', 'agree']],
  [
    'company inquiry',
    inquiryForms.recruiting,
    blankInquiry.recruiting,
    [...companyNeeds, ...senderNeeds, 'agree'],
  ],
  ['invitation', invitationForm, blankInvitation, [...senderNeeds, 'nationality', 'agree']],
])('a blank %s reports exactly its required fields', async (_, form, blank, needed) => {
  expect(Object.keys(await messages(form, blank)).sort()).toEqual([...needed].sort())
})

test('one of the two registrations is enough', async () => {
  const values = { ...filledEntry, agreeToHashi: false, agreeToGitTap: true }
  expect(await messages(entryForm, values)).toEqual({})
})

test.each(['resume', 'resumeJp', 'cvJp', 'linkedInURL', 'otherURL'])('%s alone is enough', async (field) => {
  const given = field.endsWith('URL') ? 'example.com/ana' : new File(['Ana Herrera'], 'cv.txt')
  expect(await messages(filesStep, { ...blankEntry, [field]: given })).toEqual({})
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
