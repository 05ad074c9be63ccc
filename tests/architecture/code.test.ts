import { expect, test } from 'vitest'
import { checks, findings, switchedOff } from './code.ts'
import { type Source, isTest, parseSource, sources } from './sources.ts'

const web = sources.filter(({ path }) => path.startsWith('src/') && !isTest(path))
const except = (list: Source[], path: string) => list.filter((source) => source.path !== path)

const find = (check: keyof typeof checks, text: string) =>
  findings(checks[check], [parseSource('bad.tsx', text)])

test('no code silences the compiler', () => {
  expect(findings(checks.silencing, sources)).toEqual([])
})

test.each([
  ['const a: any = 1', 'bad.tsx:1 uses any'],
  ['type A = { b: Record<string, any> }', 'bad.tsx:1 uses any'],
  ['\nconst a = b!.c', 'bad.tsx:2 uses a non-null !'],
  ['const a = b as unknown as string', 'bad.tsx:1 casts twice'],
])('%j is found', (text, finding) => {
  expect(find('silencing', text)).toEqual([finding])
})

test('no comment switches off a check', () => {
  expect(switchedOff(sources)).toEqual([])
})

test.each([
  ['// @ts-ignore', true],
  ['// @ts-expect-error because', true],
  ['/* oxlint-disable */', true],
  ['// oxlint-disable-next-line no-console', true],
  ['// oxlint-disable-next-line eslint/no-console -- the command says where it listens', false],
])('the comment %j is refused: %j', (comment, isRefused) => {
  expect(switchedOff([parseSource('bad.ts', `${comment}\nlet a`)])).toEqual(isRefused ? ['bad.ts'] : [])
})

test('only the fetcher and the download of files call fetch', () => {
  expect(findings(checks.fetching, except(except(web, 'src/api/http.ts'), 'src/lib/download.ts'))).toEqual([])
})

test.each(["fetch('/job')", "window.fetch('/job')", "globalThis['fetch']('/job')"])('%j is found', (text) => {
  expect(find('fetching', text)).toHaveLength(1)
})

test('only stored.ts accesses browser storage', () => {
  expect(findings(checks.storing, except(web, 'src/lib/stored.ts'))).toEqual([])
})

test.each(["localStorage.getItem('a')", 'const { length } = sessionStorage', "window['localStorage']"])(
  '%j is found',
  (text) => {
    expect(find('storing', text).length).toBeGreaterThan(0)
  },
)

test('the site compares no id of a status', () => {
  expect(findings(checks.comparing, web)).toEqual([])
})

test('an id of a status is found', () => {
  const text = "import { DeclineReason, ProcessStatus as Status } from '#openapi/generated/options.ts'"
  expect(find('comparing', text)).toEqual(['bad.tsx:1 imports ProcessStatus'])
})

test('no test sets its own time limit or sleeps', () => {
  expect(
    findings(
      checks.limiting,
      sources.filter(({ path }) => isTest(path)),
    ),
  ).toEqual([])
})

test.each([
  "test('a', { timeout: 1000 }, run)",
  'test.setTimeout(1000)',
  'await page.waitForTimeout(1000)',
  'await vi.waitFor(isDone)',
  'await new Promise((resolve) => setTimeout(resolve, 100))',
  "test('a', run, 60_000)",
  "it.each([1])('a', run, 60_000)",
  "import { setTimeout as pause } from 'node:timers/promises'",
  "import * as timers from 'timers/promises'",
  "const timers = await import('node:timers/promises')",
  "const timers = require('node:timers/promises')",
])('%j is found', (text) => {
  expect(find('limiting', text)).toHaveLength(1)
})

test('JSX contains no text', () => {
  expect(findings(checks.writing, web)).toEqual([])
})

test.each([
  '<p>Hello</p>',
  '<p>こんにちは</p>',
  "<p>{'Hello'}</p>",
  '<p>{`${count} jobs`}</p>',
  "<p>{isOpen ? 'Open' : text}</p>",
  "<p>{isOpen && 'Open'}</p>",
  '<img alt="A bridge" />',
  "<nav aria-label={'Pages'} />",
  '<>Hello</>',
])('%j is found', (text) => {
  expect(find('writing', text)).toHaveLength(1)
})

test.each([
  '<p>{t.title}: {count} / 20</p>',
  '<p className="lead" id={`a-${id}`}>・</p>',
  '<img alt="" src="a.png" />',
])('%j is fine', (text) => {
  expect(find('writing', text)).toEqual([])
})
