/** The texts about wrong fields in calls of staff, which name the mistake and not only the rule. */

import { expect, test } from 'vitest'
import { lineOf } from './contentLines.ts'
import {
  INQUIRED,
  RECEIVED,
  SCREENING,
  any,
  createProcessTest,
  employer,
  recommendation,
} from './processes.ts'

const { external_id: _id, ...job } = lineOf('jobs', 'job')
const { external_id: _name, ...article } = lineOf('articles', 'article')

const appointment = {
  startsAt: '2099-12-01T10:00:00+09:00',
  ja: { place: '本社' },
  en: { place: 'Head office' },
}

test.each([
  [
    'PUT',
    '/jobs/job',
    'advisor',
    { ...job, advisor: 'x' },
    'There is no advisor with this external id. Import the advisors first.',
  ],
  [
    'PUT',
    '/articles/article',
    'category',
    { ...article, category: 'none' },
    'There is no such category. Add the category first.',
  ],
  [
    'PUT',
    '/articles/article',
    'tags.0',
    { ...article, tags: ['none'] },
    'There is no tag with this slug. Add the tag first.',
  ],
  [
    'PUT',
    '/articles/article',
    'tags.0',
    {
      ...article,
      language: 'en',
      category: 'english/visa',
      tags: ['residence-status'],
      body: '<p>Visas</p>',
    },
    'The tag has another language.',
  ],
  [
    'POST',
    '/recommendations',
    'personId',
    { ...recommendation, personId: 9 },
    'There is no person with this number.',
  ],
  [
    'POST',
    '/recommendations',
    'job',
    { ...recommendation, job: 'x' },
    'There is no job with this external id.',
  ],
  [
    'POST',
    '/recommendations',
    'letter.ja',
    { ...recommendation, letter: { ...recommendation.letter, ja: 'I recommend it.' } },
    'This text is not in Japanese.',
  ],
  [
    'POST',
    '/recommendations',
    'letter.en',
    { ...recommendation, letter: { ...recommendation.letter, en: 'React開発の求人をおすすめします。' } },
    'This text is not in English.',
  ],
  [
    'POST',
    '/recommendations',
    'answerBy',
    { ...recommendation, answerBy: '2020-01-31' },
    'This day is past.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    'startsAt',
    { ...appointment, startsAt: '2020-12-01T10:00:00+09:00' },
    'This time is past.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    'endsAt',
    { ...appointment, endsAt: '2099-12-01T09:00:00+09:00' },
    'The end is not after the start.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    'endsAt',
    { ...appointment, endsAt: '2099-12-02T10:00:00+09:00' },
    'The end is a day or more after the start.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/move`,
    'answerBy',
    { status: 'MyPageAppInterview1', answerBy: '2099-12-01' },
    'Only an offer has a last day for the answer.',
  ],
  [
    'POST',
    '/tokens',
    'expiresOn',
    { name: 'ATS', scopes: ['read'], expiresOn: '2020-01-31' },
    'Please give a day from today on, at most two years from now.',
  ],
  [
    'PUT',
    '/jobs/job',
    'closing_date',
    { ...job, closing_date: '31.12.2026' },
    'This must be a date such as 2027-01-31.',
  ],
  [
    'PUT',
    '/jobs/job',
    'closing_date',
    { ...job, closing_date: 20261231 },
    'This must be a date such as 2027-01-31.',
  ],
  [
    'POST',
    `/processes/${RECEIVED}/employer`,
    'website',
    { ...employer, website: 'aozora.example' },
    'This must be a web address such as https://www.example.com/.',
  ],
  [
    'POST',
    `/processes/${RECEIVED}/employer`,
    'website',
    { ...employer, website: 'ftp://aozora.example' },
    'This must be a web address such as https://www.example.com/.',
  ],
  ['PUT', '/jobs/job', 'remote', { ...job, remote: 'some' }, 'This must be one of none, partial, full.'],
  ['PUT', '/jobs/job', 'salery', { ...job, salery: 1 }, 'This field does not exist.'],
  [
    'PUT',
    '/articles/article',
    'slug',
    { ...article, slug: 'A b' },
    'This must be lower-case letters and digits, joined by hyphens, such as working-visa.',
  ],
  [
    'POST',
    '/recommendations',
    'personId',
    { ...recommendation, personId: 'one' },
    'This must be a whole number, without quotation marks.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    'startsAt',
    { ...appointment, startsAt: 'tomorrow' },
    'This must be a time such as 2027-01-31T10:00:00+09:00.',
  ],
  [
    'POST',
    `/processes/${RECEIVED}/employer`,
    'ja.name',
    { ...employer, ja: { ...employer.ja, name: ' ' } },
    'This text is empty.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    'en.place',
    { ...appointment, en: { place: '\u3000' } },
    'This text is empty.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/request-documents`,
    'ja',
    { ja: ' \n', en: 'Please add your portfolio.' },
    'This text is empty.',
  ],
  [
    'POST',
    '/recommendations',
    'letter.en',
    { ...recommendation, letter: { ...recommendation.letter, en: ' ' } },
    'This text is empty.',
  ],
  ['POST', '/people/1001/notes', 'text', { text: ' ' }, 'This text is empty.'],
  [
    'POST',
    '/tokens',
    'name',
    { name: ' ', scopes: ['read'], expiresOn: '2026-12-31' },
    'This text is empty.',
  ],
  ['PUT', '/categories/own', 'name', { name: ' ', language: 'en' }, 'This text is empty.'],
  ['PUT', '/tags/own', 'name', { name: ' ', language: 'en' }, 'This text is empty.'],
])('%s %s: the field %s', async (method, path, field, body, message) => {
  const { staff } = await createProcessTest()
  const headers = { ...any.headers, 'Accept-Language': 'en' }
  expect(await staff(method, path, { body, headers })).toMatchObject({
    status: 422,
    body: { errors: [{ field, rule: 'invalid', message }] },
  })
})

test.each([
  ['/jobs?page=last', 'page', 'This must be a whole number, without quotation marks.'],
  ['/jobs?page=', 'page', 'This must be a whole number, without quotation marks.'],
  ['/jobs?page=0', 'page', 'This number must be at least 1.'],
  ['/jobs?page=1&page=2', 'page', 'This must be a whole number, without quotation marks.'],
  ['/jobs?perPage=1000', 'perPage', 'This number must be at most 100.'],
  ['/jobs?state=gone', 'state', 'This must be one of open, closed.'],
  ['/retention?dryRun=yes', 'dryRun', 'This must be true or false, without quotation marks.'],
  ['/events?after=now', 'after', 'This must be a whole number, without quotation marks.'],
  ['/people?email=', 'email', 'This text is empty.'],
  ['/events?wait=60', 'wait', 'This number must be at most 25.'],
])('the query of %s', async (path, field, message) => {
  const { staff } = await createProcessTest()
  const method = path.startsWith('/retention') ? 'POST' : 'GET'
  expect(await staff(method, path, any)).toMatchObject({
    status: 422,
    body: { errors: [{ field, rule: 'invalid', message }] },
  })
})

test('a job past its closing date is not reopened, and the answer says how it opens', async () => {
  const { staff } = await createProcessTest()
  await staff('PUT', '/jobs/sample-20471', { ...any, body: { ...job, closing_date: '2026-01-31' } })
  expect(await staff('POST', '/jobs/sample-20471/reopen', any)).toMatchObject({
    status: 409,
    body: { detail: 'This job is open already. If its closing date has passed, give it a later one.' },
  })
})

test.each([
  [INQUIRED, 'reply'],
  [SCREENING, 'request-documents'],
])('texts for %i, %s, in each other’s language are refused', async (id, action) => {
  const { staff } = await createProcessTest()
  const send = (ja: string, en: string) =>
    staff('POST', `/processes/${id}/${action}`, { ...any, body: { ja, en } })
  expect(await send('Please see below.', 'こちらをご覧ください。')).toMatchObject({
    status: 422,
    body: {
      errors: [
        { field: 'ja', message: 'This text is not in Japanese.' },
        { field: 'en', message: 'This text is not in English.' },
      ],
    },
  })
  expect(await send('https://example.com/', 'See https://example.com/')).toMatchObject({ status: 200 })
})

test('a recommendation is answered by the closing date of its job: later, applying is refused', async () => {
  const { staff } = await createProcessTest()
  await staff('PUT', '/jobs/own', { ...any, body: { ...job, closing_date: '2026-12-03' } })
  const recommend = (answerBy: string) =>
    staff('POST', '/recommendations', { body: { ...recommendation, job: 'own', answerBy } })
  const message = 'This day is after the closing date of the job.'
  expect(await recommend('2026-12-04')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'answerBy', message }] },
  })
  expect(await recommend('2026-12-03')).toMatchObject({ status: 201 })
})
