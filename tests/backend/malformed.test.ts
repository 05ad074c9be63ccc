/** Tests the table "Malformed requests" of the contract's overview, row by row, on operations that are built. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { invitationRequest } from '#domain/forms/invitationRequest.ts'
import { filledInvitation } from '#domain/forms/samples.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { brokenRules, enter, post } from './entries.ts'
import { maria } from './support.ts'

const logIn = ({ call }: TestApp, body: unknown) => call('POST', '/applicant/login', { body })

test.each(['/job', '/job/20401', '/case', '/case/3', '/blog/article', '/master/hrbc-options'])(
  '%s ignores unknown query parameters',
  async (path) => {
    const { call } = await createTestApp()
    const answers = await Promise.all([
      call('GET', path),
      call('GET', `${path}?utm_source=mail&constructor=1`),
    ])
    expect(answers[1]).toMatchObject({ status: 200, body: answers[0]?.body })
  },
)

test.each([
  [
    'en',
    'Resume in English is not valid',
    'Other requests should be less than 2000.',
    'This field is not valid',
  ],
  [
    'ja',
    '英文レジュメの内容が正しくありません。',
    'その他のご希望は2000文字以内で入力してください。',
    'この項目の内容が正しくありません。',
  ],
] as const)('messages in %s name fields by their labels', async (lang, resume, requests, unknown) => {
  const app = await createTestApp()
  const wrong = { resume: 'no file', otherRequests: 'a'.repeat(2_001) }
  expect(messagesOf(await enter(app, wrong, { lang }))).toEqual({ resume, otherRequests: requests })
  const { body } = await app.call('POST', '/applicant/login', { body: { ...maria, device: 'x' }, lang })
  expect(messagesOf({ body })).toEqual({ device: unknown })
})

test('a repeated name is one list, and wrong where a single value is asked for', async () => {
  const { call } = await createTestApp()
  const [listed, repeated, words] = await Promise.all([
    call('GET', '/job?location=tokyo,osaka'),
    call('GET', '/job?location=tokyo&location=osaka'),
    call('GET', '/job?searchWord=go&searchWord=python'),
  ])
  expect(repeated.body).toEqual(listed.body)
  expect(words).toMatchObject({ status: 422, body: { errors: [{ field: 'searchWord', rule: 'invalid' }] } })
})

test('messages about a query and a header name their labels', async () => {
  const { call } = await createTestApp()
  expect(messagesOf(await call('GET', '/job?perPage=x&salary=y', { lang: 'ja' }))).toEqual({
    perPage: '1ページの件数の内容が正しくありません。',
    salary: '最低年収の内容が正しくありません。',
  })
  const answer = await call('POST', '/invitation', { body: invitationRequest(filledInvitation) })
  expect(messagesOf(answer)).toEqual({ 'Idempotency-Key': 'Request key is not valid' })
})

const problem = z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })

/** Returns the messages of a 422 by field. */
const messagesOf = ({ body }: { body: unknown }) =>
  Object.fromEntries(problem.parse(body).errors.map(({ field, message }) => [field, message]))

describe('a body', () => {
  test('with unknown fields gets an error for each of them', async () => {
    const answer = await logIn(await createTestApp(), { ...maria, remember: true, device: 'x' })
    expect(brokenRules(answer)).toEqual({ remember: 'invalid', device: 'invalid' })
  })

  test.each([
    ['null', null],
    ['a number', 1],
    ['a list', ['hashi2026']],
    ['an object', {}],
  ])('with %s instead of a text', async (_, password) => {
    const answer = await logIn(await createTestApp(), { ...maria, password })
    expect(brokenRules(answer)).toEqual({ password: 'invalid' })
  })

  test('without a required field violates the rule of the field', async () => {
    expect(brokenRules(await logIn(await createTestApp(), {}))).toEqual({
      email: 'emailRequired',
      password: 'required',
    })
  })

  test('with a text that is too long', async () => {
    const answer = await logIn(await createTestApp(), { ...maria, password: 'a1'.repeat(33) })
    expect(brokenRules(answer)).toEqual({ password: 'max' })
  })

  test('with too long a list', async () => {
    const answer = await enter(await createTestApp(), { job_ids: Array.from({ length: 51 }, () => 20401) })
    expect(brokenRules(answer)).toEqual({ job_ids: 'max' })
  })

  test('with wrong fields beyond a hundred gets the first hundred errors', async () => {
    const names = Array.from({ length: 50 }, (_, index) => [`n${index}`, 1])
    const row = { it_skills: 'java', ...Object.fromEntries(names) }
    const answer = await enter(await createTestApp(), { itSkills: [row, row, row] })
    const errors = Object.keys(brokenRules(answer))
    expect(errors).toHaveLength(100)
    expect(errors).toContain('itSkills.0.n0')
  })

  test('with more names than any schema has is too large', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`n${index}`, 1]))
    const app = await createTestApp()
    const answers = [await logIn(app, many), await logIn(app, { ...maria, password: many })]
    expect(answers.map(({ status }) => status)).toEqual([413, 413])
  })

  test('with a long unknown name gets an error with its beginning', async () => {
    const answer = await logIn(await createTestApp(), { ...maria, ['a'.repeat(1_000)]: 1 })
    expect(brokenRules(answer)).toEqual({ ['a'.repeat(100)]: 'invalid' })
  })

  test('with a value that is not in its list', async () => {
    const body = { ...filledInvitation, nationality: 1 }
    expect(brokenRules(await post(await createTestApp(), '/invitation', body))).toMatchObject({
      nationality: 'invalid',
    })
  })
})
