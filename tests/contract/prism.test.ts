/** Prism, a static mock, serves every example of the contract below `/api/v1` and accepts every request example. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationEntry, resolve } from '../../scripts/generate/document.ts'
import { type Example, bodyOf, contract, entries, examplesOf, successOf } from './contract.ts'
import { type Prism, startPrism } from './prism.ts'

let prism: Prism

beforeAll(async () => {
  prism = await startPrism()
}, 60_000)
afterAll(() => prism.stop())

const successes = entries.flatMap((entry) =>
  examplesOf(successOf(entry).media).map((example) => ({
    entry,
    example,
    id: entry.operation.operationId,
    name: example.name,
  })),
)

test.each(successes)('$id returns its example $name', async ({ entry, example }) => {
  const [request] = requestsOf(entry)
  const { status } = successOf(entry)
  const response = await call(entry, request, `code=${status}, example=${example.name}`)
  expect(response).toEqual({ status, body: example.value })
})

const requests = entries.flatMap((entry) =>
  requestsOf(entry).map((request) => ({
    entry,
    request,
    id: entry.operation.operationId,
    name: request.name,
  })),
)

test.each(requests)('$id accepts the request example $name', async ({ entry, request }) => {
  const { status } = await call(entry, request)
  expect(status).toBe(successOf(entry).status)
})

test('a request that violates its schema is refused', async () => {
  const logins = entries.filter(({ operation }) => operation.operationId === 'login')
  const answers = await Promise.all(logins.map((login) => call(login, { name: 'bad', value: { email: 1 } })))
  expect(answers).toMatchObject([{ status: 422 }])
})

test('an entry without required fields is refused', async () => {
  const entry = entries.find(({ operation }) => operation.operationId === 'createEntry')
  if (!entry) throw new Error('The contract has no entry')
  const [example] = requestsOf(entry)
  const filled = Object(example?.value)
  expect(await call(entry, { name: 'filled', value: filled })).toMatchObject({ status: 201 })
  for (const name of ['nationality', 'agreeToTerms', 'itSkills', 'yearWorkExperience']) {
    const { [name]: _, ...value } = filled
    expect(await call(entry, { name, value })).toMatchObject({ status: 422 })
  }
})

function requestsOf(entry: OperationEntry): Example[] {
  const body = bodyOf(entry)
  return body ? examplesOf(body.media) : []
}

async function call(entry: OperationEntry, request?: Example, prefer?: string) {
  const contentType = bodyOf(entry)?.contentType
  const isForm = contentType === 'multipart/form-data'
  const response = await fetch(prism.url + pathOf(entry), {
    method: entry.method.toUpperCase(),
    headers: {
      Accept: '*/*',
      Cookie: 'hashi_sid=test',
      ...headersOf(entry),
      ...(contentType && !isForm && { 'Content-Type': contentType }),
      ...(prefer && { Prefer: prefer }),
    },
    body: isForm ? formOf(request?.value) : JSON.stringify(request?.value),
  })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return { status: response.status, body: isJson ? await response.json() : await response.text() }
}

const parametersOf = ({ operation }: OperationEntry) =>
  (operation.parameters ?? []).map((parameter) => resolve(contract, parameter))

/** Returns the path with the examples of its parameters. */
function pathOf(entry: OperationEntry): string {
  return entry.path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const parameter = parametersOf(entry).find((each) => each.in === 'path' && each.name === name)
    return String(parameter?.example)
  })
}

function headersOf(entry: OperationEntry): Record<string, string> {
  const required = parametersOf(entry).filter((parameter) => parameter.in === 'header' && parameter.required)
  return Object.fromEntries(required.map(({ name, example }) => [name, String(example)]))
}

/** Encodes a form like the contract requires: lists are repeated parts, objects JSON text. */
function formOf(value: unknown): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(value ?? {})) {
    for (const each of [part].flat())
      form.append(name, typeof each === 'object' ? JSON.stringify(each) : String(each))
  }
  return form
}
