/** The rules of forms as tables: a change of a filled form, and the exact message in both languages. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { firstIssues, ruleMessage } from '#domain/ruleIssues.ts'
import { rules as en } from '#i18n/en/rules.ts'
import { rules as ja } from '#i18n/ja/rules.ts'

export type Message = [english: string, japanese: string]
/** A change of a filled form, the only field that becomes wrong, and its message. */
export type Row = [change: Record<string, unknown>, field: string, message: Message]
type FormCase = { name: string; form: z.ZodMiniType; filled: object; rows: Row[] }

const LABEL = { en: 'Field', ja: '項目' }

/** The messages of a form by field, as [English, Japanese]. */
export async function messages(
  form: z.ZodMiniType,
  values: unknown,
): Promise<Record<string, [string, string]>> {
  const { error } = await z.safeParseAsync(form, values)
  const issues = error ? firstIssues(error) : []
  return Object.fromEntries(
    issues.map((issue) => [
      issue.field,
      [ruleMessage(en, issue, LABEL.en), ruleMessage(ja, issue, LABEL.ja)],
    ]),
  )
}

export const CONSENT: Message = [
  'This field is required. Please fill in.',
  '同意が必要です。チェックを入れてください。',
]
const EMAIL_REQUIRED: Message = ['Please fill in your email address', 'メールアドレスを入力してください。']
const EMAIL_FORMAT: Message = ['Email format does not match', 'メールアドレスの形式が正しくありません。']
const REQUIRED: Message = ['This field is required. Please fill in.', '必須項目です。入力してください。']
const NO_MATCH: Message = ['Email address does not match', 'メールアドレスが一致しません。']
const TEL: Message = ['Phone number format does not match', '電話番号の形式が正しくありません。']
export const max = (limit: number): Message => [
  `Field should be less than ${limit}.`,
  `項目は${limit}文字以内で入力してください。`,
]

/** Text that is one character too long. */
export const long = (length: number) => 'あ'.repeat(length + 1)

/** The fields of each sender. */
export const sender: Row[] = [
  [{ email: '', email_confirm: '' }, 'email', EMAIL_REQUIRED],
  [{ email: 'ana', email_confirm: 'ana' }, 'email', EMAIL_FORMAT],
  [{ email: 'a@example', email_confirm: 'a@example' }, 'email', EMAIL_FORMAT],
  [{ email_confirm: 'ana@example.com' }, 'email_confirm', NO_MATCH],
  [{ email_confirm: '' }, 'email_confirm', REQUIRED],
  [{ phoneNumber: '12345678' }, 'phoneNumber', TEL],
  [{ phoneNumber: '1'.repeat(21) }, 'phoneNumber', TEL],
  [{ phoneNumber: '+81 90-1234-5678' }, 'phoneNumber', TEL],
]

/** Tests that a form accepts its filled values, and that each row's change makes one field wrong. */
export function describeForm({ name, form, filled, rows }: FormCase): void {
  describe(name, () => {
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
}

/** Tests the fields that a blank form reports. */
export function testRequiredFields(name: string, form: z.ZodMiniType, blank: object, needed: string[]): void {
  test(`a blank ${name} reports exactly its required fields`, async () => {
    expect(Object.keys(await messages(form, blank)).sort()).toEqual(needed.toSorted())
  })
}
