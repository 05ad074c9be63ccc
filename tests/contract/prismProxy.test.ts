/** Traffic to the mock through Prism's proxy with `--errors`, which answers each violation of the contract with a problem of its own. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { languages } from '#domain/lang.ts'
import { startMockServer } from '#mocks/http.ts'
import { callExample, requestsOf } from './calls.ts'
import { entries, successOf } from './contract.ts'
import { type Prism, startPrism } from './prism.ts'

let mock: Awaited<ReturnType<typeof startMockServer>>
let prism: Prism
let session: string

beforeAll(async () => {
  mock = await startMockServer(0)
  prism = await startPrism('--proxy', mock.url, '--errors')
  session = await logIn()
})
afterAll(async () => {
  await prism.stop()
  mock.server.close()
})

const reading = entries.filter(({ method }) => method === 'get')
const readingCalls = reading.flatMap((entry) =>
  languages.map((lang) => ({ entry, lang, id: entry.operation.operationId })),
)

test.each(readingCalls)('$id follows the contract ($lang)', async ({ entry, lang }) => {
  const answer = await callExample(prism.url, entry, { headers: headersIn(lang) })
  expect(answer).toMatchObject({ status: successOf(entry).status })
})

const writingCalls = entries
  .filter(({ method }) => method !== 'get')
  .flatMap((entry) =>
    [undefined, ...requestsOf(entry)]
      .filter((request) => request !== undefined || requestsOf(entry).length === 0)
      .map((request) => ({
        entry,
        request,
        id: entry.operation.operationId,
        name: request?.name ?? 'without a body',
      })),
  )

test.each(writingCalls)('$id follows the contract: $name', async ({ entry, request }) => {
  const answer = await callExample(prism.url, entry, { request, headers: headersIn('en') })
  expect(violationOf(answer.body)).toBeNull()
  expect(Object.keys(entry.operation.responses)).toContain(String(answer.status))
})

test('a request that violates the contract is refused by Prism', async () => {
  const login = entries.filter(({ operation }) => operation.operationId === 'login')
  const request = { name: 'wrong', value: { email: 1 } }
  const answers = await Promise.all(login.map((entry) => callExample(prism.url, entry, { request })))
  expect(answers.map(({ body }) => violationOf(body))).toEqual([
    'https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY',
  ])
})

const headersIn = (lang: string) => ({ Cookie: session, 'Accept-Language': lang })

/** Returns the type of a problem that Prism found itself, or null. */
function violationOf(body: unknown): string | null {
  const { type } = Object(body)
  return String(type).startsWith('https://stoplight.io/') ? String(type) : null
}

/** Returns the session cookies of the sample applicant. */
async function logIn(): Promise<string> {
  const response = await fetch(`${prism.url}/applicant/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'hashi' },
    body: JSON.stringify({ email: 'maria@example.com', password: SAMPLE_PASSWORD }),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
