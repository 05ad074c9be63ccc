import { expect, test } from 'vitest'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { processes } from '#i18n/en/processes.ts'
import { createTestApp } from '#mocks/test.ts'
import { Process } from '#openapi/generated/zod.ts'
import { withAliases } from '#src/api/statuses.ts'
import { nextTextOf } from './nextText.ts'

test('a process without the optional fields of the contract has the sentence of its state', async () => {
  const app = await createTestApp()
  await app.call('POST', '/applicant/login', { body: { email: 'maria@example.com', password: 'hashi2026' } })
  const { body } = await app.call('GET', '/process/detail/4009')
  const whole = withAliases(Process.parse(body), aliasOfStatus)
  const { documentsAsked: _documents, wish: _wish, consentAskedAt: _asked, ...process } = whole
  expect(nextTextOf(process, 'en', processes)).toBe(nextTextOf(whole, 'en', processes))
})
