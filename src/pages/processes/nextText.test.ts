import { expect, test } from 'vitest'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { processes } from '#i18n/en/processes.ts'
import { TEST_NOW, createTestApp } from '#mocks/test.ts'
import { Process } from '#openapi/generated/zod.ts'
import { withAliases } from '#src/api/statuses.ts'
import { nextTextOf } from './nextText.ts'

const processOf = async (id: number) => {
  const app = await createTestApp()
  await app.call('POST', '/applicant/login', { body: { email: 'maria@example.com', password: 'hashi2026' } })
  const { body } = await app.call('GET', `/process/detail/${id}`)
  return withAliases(Process.parse(body), aliasOfStatus)
}

test.each([
  ['2026-11-30T23:59:00+09:00', /^Please read the terms and answer by Mon 30 Nov, 23:59 Japan time\./],
  ['2026-12-01T00:00:00+09:00', /^The last day for your answer was Mon 30 Nov\. Emi can .+ answer\. /],
])('an offer at %s', async (now, expected) => {
  const offer = await processOf(4006)
  expect(nextTextOf(offer, { lang: 'en', now: new Date(now) }, processes)).toMatch(expected)
})

test('a process without the optional fields of the contract has the sentence of its state', async () => {
  const whole = await processOf(4009)
  const { documentsAsked: _documents, wish: _wish, consentAskedAt: _asked, ...process } = whole
  expect(nextTextOf(process, { lang: 'en', now: TEST_NOW }, processes)).toBe(
    nextTextOf(whole, { lang: 'en', now: TEST_NOW }, processes),
  )
})
