/** The maximum lengths in the forms equal those of the contract's schemas. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  CareerCompany,
  CareerProject,
  CreateEntryBody,
  CreateInquiryBody,
  CreateInvitationBody,
  HistoryRow,
  StoreCareerBody,
  StoreResumeBody,
} from '#openapi/generated/zod.ts'
import { firstIssues } from '../ruleIssues.ts'
import { blankHistoryRow } from './blanks.ts'
import { blankCompany, blankProject, careerForm } from './career.ts'
import { entryForm } from './entry.ts'
import { inquiryForms } from './inquiry.ts'
import { invitationForm } from './invitation.ts'
import { resumeForm } from './resume.ts'
import { TODAY, filledCareer, filledEntry, filledInquiry, filledInvitation, filledResume } from './samples.ts'

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
  ['resume', resumeForm(TODAY), StoreResumeBody, filledResume],
  ['career history', careerForm(TODAY), StoreCareerBody, filledCareer],
]

/** Limited by another rule (tel, confirmedEmail), or dropped if too long (fromLink). */
const limitedOtherwise = ['phoneNumber', 'contactPhoneNumber', 'email_confirm', 'fromLink']

describe.each(forms)('%s', (_, form, request, filled) => {
  const texts = lengths(request, filled).filter(([field]) => !limitedOtherwise.includes(field))

  test('has texts', () => expect(texts.length).toBeGreaterThanOrEqual(3))

  test.each(texts)('%s may have at most %i characters', async (field, length) => {
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

/** The texts in rows: the schema of a row, a form with one such row, and the row's path. */
const rows: [string, z.ZodMiniType, (text: Record<string, string>) => object, string][] = [
  ['resume row', HistoryRow, (text) => ({ work: [{ ...blankHistoryRow, ...text }] }), 'work.0'],
  ['company', CareerCompany, (text) => ({ companies: [{ ...blankCompany, ...text }] }), 'companies.0'],
  [
    'project',
    CareerProject,
    (text) => ({ companies: [{ ...blankCompany, projects: [{ ...blankProject, ...text }] }] }),
    'companies.0.projects.0',
  ],
]

describe.each(rows)('%s', (_, request, within, path) => {
  const texts = lengths(request, { ...blankHistoryRow, ...blankCompany, ...blankProject })
  const form = path.startsWith('work') ? resumeForm(TODAY) : careerForm(TODAY)

  test.each(texts)('%s may have at most %i characters', async (field, length) => {
    const limit = (text: string) => limitOf(form, within({ [field]: text }), `${path}.${field}`)
    expect(await limit('1'.repeat(length))).toBeUndefined()
    expect(await limit('1'.repeat(length + 1))).toBe(length)
  })
})
