/** The command: options, exit codes, reports, waivers, and the effects of read-only. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { main } from '../../contract-kit/src/cli/command.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { maskSecrets } from '../../contract-kit/src/http/curl.ts'
import { parseJson, textAt } from '../../contract-kit/src/json.ts'
import { answer, body, header, idOf, without } from './breaking.ts'
import { capturePrinted } from './printed.ts'
import { contract, createTarget } from './target.ts'

const folder = mkdtempSync(join(tmpdir(), 'hashi-kit-'))
afterAll(() => rmSync(folder, { recursive: true }))
const target = ['--target', 'http://localhost', '--rate', '100000']
const printed = capturePrinted()

const broken = async (): Promise<Transport> =>
  header('listStories', 'Vary', 'Origin')((await createTarget()).transport)

test('reading calls every operation that changes nothing, in both languages, and no other', async () => {
  const { transport } = await createTarget()
  const seen = new Set<string>()
  const methods = new Set<string>()
  const code = await main(target, (request) => {
    if (idOf(request) !== 'checkEmail') methods.add(request.method)
    seen.add(`${idOf(request)} ${request.headers.get('Accept-Language')}`)
    return transport(request)
  })
  expect(code).toBe(0)
  expect([...methods].toSorted()).toEqual(['GET', 'HEAD'])
  const reading = contract.operations.filter(({ id, method }) => method === 'GET' || id === 'checkEmail')
  const expected = reading.flatMap(({ id }) => [`${id} ja`, `${id} en`])
  expect(expected.filter((each) => !seen.has(each))).toEqual([])
})

test('reports name every operation, clean or not', async () => {
  const files = ['a.json', 'a.xml', 'a.html'].map((name) => join(folder, name))
  const code = await main([...target, ...files.flatMap((file) => ['--report', file])], await broken())
  expect(code).toBe(1)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const missing = contract.operations.map(({ id }) => id).filter((id) => !text.includes(id))
    expect(missing).toEqual([])
    expect(text).toContain('vary-language')
    expect(text).toContain('curl')
  }
})

test('a finding within a referenced schema names its place in full', async () => {
  const file = join(folder, 'place.json')
  const { transport } = await createTarget()
  const breaks = body('getStory', (json) => without(json, 'initials'))
  await main([...target, '--only', 'getStory', '--report', file], breaks(transport))
  const { findings } = JSON.parse(readFileSync(file, 'utf8'))
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: 'body-schema',
      place: '#/components/schemas/Story/required',
      seen: 'no initials',
    }),
  )
})

test('--version names the kit and the contract, each with its version', async () => {
  const { version } = JSON.parse(readFileSync('contract-kit/package.json', 'utf8'))
  expect(await main(['--version'])).toBe(0)
  expect(printed()).toBe(`hashi-contract ${version}, ${contract.title} ${contract.version}\n`)
})

describe('exit codes', () => {
  test.each([
    [[], '--target URL is missing'],
    [['--target', 'localhost'], 'no http URL'],
    [['--target', 'http://localhost/api/v1'], 'the origin alone'],
    [[...target, '--only', 'nothing'], 'Tags are'],
    [[...target, '--report', 'a.txt'], '.json, .xml, .html'],
    [[...target, '--rate', 'fast'], 'is a number'],
    [[...target, '--language', 'fr'], 'ja or en'],
    [[...target, '--account', 'maria'], 'email:password'],
    [[...target, '--unknown'], '--unknown'],
    [[...target, '--waivers', join(folder, 'none.json')], 'none.json'],
  ])('%j is a wrong usage', async (args, message) => {
    expect(await main(args, (await createTarget()).transport)).toBe(2)
    expect(printed()).toContain(message)
  })

  test('a target that gives no answer is 3', async () => {
    expect(await main(target, () => Promise.reject(new Error('refused')))).toBe(3)
    expect(printed()).toContain('Not finished')
    expect(printed()).not.toContain('✓')
  })

  test('a run that is stopped is 5, and its reports say that it is not finished', async () => {
    const { transport } = await createTarget()
    const interruption = new AbortController()
    const files = ['stopped.json', 'stopped.xml', 'stopped.html'].map((name) => join(folder, name))
    let calls = 0
    const stopping: Transport = (request) => {
      calls += 1
      if (calls < 30) return transport(request)
      interruption.abort('SIGINT')
      return Promise.reject(request.signal.reason)
    }
    const args = [...target, ...files.flatMap((file) => ['--report', file])]
    expect(await main(args, stopping, interruption.signal)).toBe(5)
    expect(calls).toBe(30)
    expect(printed()).toContain('Not finished, no findings so far')
    for (const file of files) expect(readFileSync(file, 'utf8')).toContain('Stopped by SIGINT')
  })

  test('a coverage below the wish is 4', async () => {
    const { transport } = await createTarget()
    expect(await main([...target, '--only', 'account', '--min-coverage', '90'], transport)).toBe(4)
  })
})

test.each(['listStories', 'story'])('--except %s leaves a fault of listStories out', async (name) => {
  const code = await main([...target, '--only', 'listStories,searchJobs', '--except', name], await broken())
  expect(code).toBe(0)
})

test('accounts of the adapter that cannot log in end the run with 2', async () => {
  const adapter = join(folder, 'strangers.mjs')
  writeFileSync(
    adapter,
    `export const adapter = { accounts: [{ email: 'nobody@example.com', password: 'hashi2027' }] }`,
  )
  const { transport } = await createTarget()
  const options = ['--allow-writes', '--adapter', adapter, '--only', 'getAuth']
  expect(await main([...target, ...options], transport)).toBe(2)
  expect(printed()).toContain('nobody@example.com')
})

describe('waivers', () => {
  const write = (waiver: object): string => {
    const file = join(folder, 'waivers.json')
    writeFileSync(file, JSON.stringify([waiver]))
    return file
  }
  const only = [...target, '--only', 'listStories', '--waivers']
  const waiver = { rule: 'vary-language', operationId: 'listStories', reason: 'Known, ticket 12' }

  test('a valid one accepts the finding and is reported', async () => {
    const code = await main([...only, write({ ...waiver, until: '2999-12-31' })], await broken())
    expect(code).toBe(0)
    expect(printed()).toContain('Known, ticket 12 (until 2999-12-31)')
  })

  test('one that has ended is a finding itself', async () => {
    expect(await main([...only, write({ ...waiver, until: '2020-01-01' })], await broken())).toBe(1)
    expect(printed()).toContain('waiver-expired')
  })

  test.each([
    [{ ...waiver }, 'no end date'],
    [{ rule: 'nothing', reason: 'x', until: '2999-01-01' }, 'names no rule'],
    [{ rule: 'body-schema', until: '2999-01-01' }, 'has no reason'],
    [{ ...waiver, until: '2999-01-01', who: 'me' }, 'unknown field who'],
  ])('%j is refused', async (wrong, message) => {
    expect(await main([...only, write(wrong)], await broken())).toBe(2)
    expect(printed()).toContain(message)
  })
})

test('tokens are masked where an answer is quoted, even if it is cut', () => {
  const cut = `200 {"auth":1,"refresh_token":"rt_abcdefghijkl…`
  expect(maskSecrets(cut)).toBe('200 {"auth":1,"refresh_token":"***"')
  expect(maskSecrets('{"refresh_token":"rt_abc","email":"a"}')).toBe('{"refresh_token":"***","email":"a"}')
})

test('secrets are masked in reports', async () => {
  const { transport } = await createTarget()
  const file = join(folder, 'secrets.json')
  const breaks = answer('login', ({ json }) => ({ status: 203, json }))
  await main([...target, '--allow-writes', '--only', 'login', '--report', file], breaks(transport))
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain('hashi2026')
  expect(textAt(parseJson(text), 'findings', 0, 'curl')).toContain('"password":"***"')
  expect(text).not.toMatch(/refresh_token\\*":\\*"[A-Za-z0-9_-]{20}/)
})
