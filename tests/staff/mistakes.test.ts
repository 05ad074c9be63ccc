/** The texts about wrong fields in calls of staff, which name the mistake and not only the rule. */
import { expect, test } from 'vitest'
import { lineOf } from './contentLines.ts'
import { SCREENING, any, createProcessTest, recommendation } from './processes.ts'

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
    { ...job, advisor: 'x' },
    'advisor',
    'There is no advisor with this external id. Import the advisors first.',
  ],
  [
    'PUT',
    '/articles/article',
    { ...article, category: 'none' },
    'category',
    'There is no such category. Add the category first.',
  ],
  [
    'PUT',
    '/articles/article',
    { ...article, tags: ['none'] },
    'tags.0',
    'There is no tag with this slug. Add the tag first.',
  ],
  [
    'POST',
    '/recommendations',
    { ...recommendation, personId: 9 },
    'personId',
    'There is no person with this number.',
  ],
  [
    'POST',
    '/recommendations',
    { ...recommendation, job: 'x' },
    'job',
    'There is no job with this external id.',
  ],
  [
    'POST',
    '/recommendations',
    { ...recommendation, answerBy: '2020-01-31' },
    'answerBy',
    'This day is past.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    { ...appointment, startsAt: '2020-12-01T10:00:00+09:00' },
    'startsAt',
    'This time is past.',
  ],
  [
    'POST',
    `/processes/${SCREENING}/appointment`,
    { ...appointment, endsAt: '2099-12-01T09:00:00+09:00' },
    'endsAt',
    'The end is not after the start.',
  ],
  [
    'POST',
    '/tokens',
    { name: 'ATS', scopes: ['read'], expiresOn: '2020-01-31' },
    'expiresOn',
    'Please give a day from today on, at most two years from now.',
  ],
])('%s %s: the field %4$s', async (method, path, body, field, message) => {
  const { staff } = await createProcessTest()
  const headers = { ...any.headers, 'Accept-Language': 'en' }
  expect(await staff(method, path, { body, headers })).toMatchObject({
    status: 422,
    body: { errors: [{ field, rule: 'invalid', message }] },
  })
})
