/** The maximum lengths in the forms equal those of the contract's schemas. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CreateEntryBody, CreateInquiryBody, CreateInvitationBody } from '#openapi/generated/zod.ts'
import { firstIssues } from '../ruleIssues.ts'
import { entryForm } from './entry.ts'
import { inquiryForms } from './inquiry.ts'
import { invitationForm } from './invitation.ts'
import { filledEntry, filledInquiry, filledInvitation } from './samples.ts'

/** Returns the maximum length of each text field that the request and the form have. */
function lengths(request: z.ZodMiniType, filled: object): [field: string, length: number][] {
  const { properties = {} } = z.toJSONSchema(request, { unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([field, schema]) =>
    field in filled && typeof schema === 'object' && schema.maxLength !== undefined
      ? [[field, schema.maxLength]]
      : [],
  )
}

const forms: [string, z.ZodMiniType, z.ZodMiniType, object][] = [
  ['entry', entryForm, CreateEntryBody, filledEntry],
  ['general inquiry', inquiryForms.general, CreateInquiryBody, filledInquiry.general],
  ['other inquiry', inquiryForms.other, CreateInquiryBody, filledInquiry.other],
  ['company inquiry', inquiryForms.recruiting, CreateInquiryBody, filledInquiry.recruiting],
  ['invitation', invitationForm, CreateInvitationBody, filledInvitation],
]

/** Limited by another rule (tel, confirmedEmail), or dropped if too long (fromLink). */
const limitedOtherwise = ['phoneNumber', 'email_confirm', 'fromLink']

describe.each(forms)('%s', (_, form, request, filled) => {
  const texts = lengths(request, filled).filter(([field]) => !limitedOtherwise.includes(field))

  test('has texts', () => expect(texts.length).toBeGreaterThanOrEqual(3))

  test.each(texts)('%s may have %i characters and no more', async (field, length) => {
    expect(await limitOf(form, { ...filled, [field]: '1'.repeat(length) }, field)).toBeUndefined()
    expect(await limitOf(form, { ...filled, [field]: textOf(field, length + 1) }, field)).toBe(length)
  })
})

/** Returns a text that passes all other rules. */
const textOf = (field: string, length: number) =>
  field === 'email' ? 'a@example.com'.padStart(length, 'a') : '1'.repeat(length)

async function limitOf(form: z.ZodMiniType, values: object, field: string): Promise<number | undefined> {
  const { error } = await z.safeParseAsync(form, values)
  return error && firstIssues(error).find((issue) => issue.rule === 'max' && issue.field === field)?.limit
}
