import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { blankEntry } from './blanks.ts'
import { careerRequest, careerValues, emptyCareer } from './careerRequest.ts'
import { entryRequest, entryValues, isComplete, keptFromLink } from './entryRequest.ts'
import { type InquiryKind, inquiryForms } from './inquiry.ts'
import { inquiryRequest, inquiryValues } from './inquiryRequest.ts'
import { invitationRequest, invitationValues } from './invitationRequest.ts'
import { emptyResume, resumeRequest, resumeValues } from './resumeRequest.ts'
import { filledCareer, filledEntry, filledInquiry, filledInvitation, filledResume } from './samples.ts'

const kinds: InquiryKind[] = ['general', 'other', 'recruiting']

/** Removes undefined properties, as sending does. */
const sent = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined))

const file = new File(['Ana Herrera'], '履歴書.txt', { type: 'text/plain' })
const withFile = { ...filledEntry, resumeJp: file, fromLink: 'newsletter_202611' }

const requests: [string, OperationId, object][] = [
  ['entry', 'createEntry', entryRequest(withFile, { job_ids: [20401], captcha_token: 't' })],
  ...kinds.map((kind): [string, OperationId, object] => [
    `${kind} inquiry`,
    'createInquiry',
    inquiryRequest(kind, filledInquiry[kind], 't'),
  ]),
  ['invitation', 'createInvitation', invitationRequest(filledInvitation, 't')],
  ['resume', 'storeResume', resumeRequest(filledResume)],
  ['empty resume', 'storeResume', resumeRequest(resumeValues(emptyResume))],
  ['career history', 'storeCareer', careerRequest(filledCareer)],
  ['empty career history', 'storeCareer', careerRequest(careerValues(emptyCareer))],
]

test.each(requests)('the request of the %s form fits the contract', (_, operation, request) => {
  expect(operations[operation].body?.safeParse(sent(request)).error).toBeUndefined()
})

test('an entry is complete with all that the contract requires', () => {
  expect(isComplete(entryRequest(filledEntry))).toBe(true)
  expect(isComplete(entryRequest(blankEntry))).toBe(false)
  expect(operations.createEntry.body.safeParse(sent(entryRequest(blankEntry))).success).toBe(false)
})

describe('form values survive the conversion to a request and back', () => {
  test('entry', () => {
    expect(entryValues(entryRequest({ ...withFile, resumeJp: null }))).toEqual({
      ...withFile,
      resumeJp: null,
    })
    expect(entryValues(entryRequest(withFile)).resumeJp?.name).toBe(file.name)
    expect(entryValues(entryRequest(blankEntry))).toEqual(blankEntry)
  })
  test.each(kinds)('%s inquiry', (kind) => {
    const values = inquiryValues(inquiryRequest(kind, filledInquiry[kind]))
    expect(z.parse<z.ZodMiniType>(inquiryForms[kind], values)).toEqual(filledInquiry[kind])
  })
  test('invitation', () => {
    expect(invitationValues(invitationRequest(filledInvitation))).toEqual(filledInvitation)
  })
  test('resume', () => {
    expect(resumeValues(resumeRequest(filledResume))).toEqual(filledResume)
    expect(resumeRequest(resumeValues(emptyResume))).toEqual(emptyResume)
  })
  test('career history', () => {
    expect(careerValues(careerRequest(filledCareer))).toEqual(filledCareer)
    expect(careerRequest(careerValues(emptyCareer))).toEqual(emptyCareer)
  })
})

test('choices are sent as numbers if the contract has numbers', () => {
  expect(entryRequest(filledEntry)).toMatchObject({ nationality: 10477, employmentStatus: 60 })
})

test('missing choices and rows without a skill are omitted', () => {
  const { itSkills, educationalBackground, resume } = entryRequest(filledEntry)
  expect(itSkills).toEqual([{ it_skills: 'go', yoe: '3_years_more' }, { it_skills: 'aws' }])
  expect(educationalBackground).toBeUndefined()
  expect(resume).toBeUndefined()
})

test('a file gets its separately sent name, and an empty part means no file', () => {
  const request = { ...entryRequest(filledEntry), resume: new File(['a'], '???.txt'), resumeName: '履歴.txt' }
  expect(entryValues(request).resume?.name).toBe('履歴.txt')
  expect(entryValues({ ...request, resumeName: undefined }).resume?.name).toBe('???.txt')
  expect(entryValues({ ...request, resume: new File([], ''), resumeName: '' }).resume).toBeNull()
})

test.each([
  ['newsletter_202611,b', true],
  ['a'.repeat(100), true],
  ['a'.repeat(101), false],
  ['Newsletter', false],
  ['<script>', false],
  ['', false],
])('the from value %s is stored: %s', (text, isKept) => {
  expect(keptFromLink(text)).toBe(isKept ? text : '')
})

test('a skill row without a skill is left out of the career history', () => {
  const values = {
    ...filledCareer,
    itSkills: [{ it_skills: '', yoe: '1_year_more' }, ...filledCareer.itSkills],
  }
  expect(careerRequest(values).itSkills.map(({ it_skills }) => it_skills)).toEqual(['java', 'aws'])
})
