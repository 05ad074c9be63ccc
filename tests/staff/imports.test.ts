/** Imports judge each line, change nothing twice, and close the things that a complete file lacks. */

import { beforeEach, describe, expect, test } from 'vitest'
import { callApp } from '#backend/call.ts'
import { createStaffApp } from '#backend/staff/app.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import { type Kind, exportLines, importLines, lineOf } from './contentLines.ts'
import { type StaffTest, createStaffTest } from './support.ts'

let app: StaffTest
beforeEach(async () => {
  app = await createStaffTest()
})

const kinds: Kind[] = ['jobs', 'stories', 'articles', 'advisors']

/** Everything that a change would leave. */
async function traces({ env: { store } }: StaffTest) {
  const { total } = await store.audit.page({ page: 1, perPage: 1 })
  return { total, events: await store.events.after(0, 500), revisions: await store.revisions.read() }
}

describe.each(kinds)('%s', (kind) => {
  test('are added, the same lines again leave no trace, and other values are changes', async () => {
    const lines = [lineOf(kind, 'a'), lineOf(kind, 'b')]
    expect(await importLines(app, kind, lines)).toMatchObject({ lines: 2, added: 2, failed: 0 })
    const before = await traces(app)
    expect(before).toMatchObject({ total: 2, events: [{ data: { externalId: 'a', change: 'added' } }, {}] })
    expect(await importLines(app, kind, lines)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await traces(app)).toEqual(before)
    const changes =
      kind === 'jobs'
        ? { salaryMax: 5_000_000 }
        : kind === 'stories'
          ? { isTop: false }
          : kind === 'articles'
            ? { excerpt: 'New' }
            : { initials: 'XY' }
    expect(await importLines(app, kind, [lineOf(kind, 'a', changes)])).toMatchObject({ changed: 1 })
    const { entries } = await app.env.store.audit.page({ page: 1, perPage: 1 })
    expect(entries[0]?.after).toEqual(changes)
  })

  test('of a dry run are reported only', async () => {
    const before = await traces(app)
    expect(await importLines(app, kind, [lineOf(kind, 'a')], 'dryRun=true')).toMatchObject({ added: 1 })
    expect(await traces(app)).toEqual(before)
  })

  test('of an export change nothing, and give the same export in an empty store', async () => {
    const lines = await exportLines(app, kind)
    expect(lines.length).toBeGreaterThan(5)
    const before = await traces(app)
    expect(await importLines(app, kind, lines)).toMatchObject({ unchanged: lines.length, failed: 0 })
    expect(await traces(app)).toEqual(before)
    const empty = await emptyTest(app)
    if (kind !== 'advisors') await importLines(empty, 'advisors', await exportLines(app, 'advisors'))
    expect(await importLines(empty, kind, lines)).toMatchObject({ added: lines.length, failed: 0 })
    const sorted = (all: Record<string, unknown>[]) =>
      all.toSorted((a, b) => (String(a.external_id) < String(b.external_id) ? -1 : 1))
    expect(sorted(await exportLines(empty, kind))).toEqual(sorted(lines))
  })
})

/** The staff API on a store without content but the terms of the blog. */
async function emptyTest({ env }: StaffTest): Promise<Pick<StaffTest, 'staff'>> {
  const store = createMemoryStore()
  await store.blog.insert({ articles: [], ...(await env.store.blog.terms()) })
  const api = createStaffApp({ ...env, store })
  return {
    async staff(method, path, { body, headers = {} } = {}) {
      const init = {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value === null ? [] : [[name, value] as [string, string]],
        ),
        body: typeof body === 'string' ? body : undefined,
      }
      const request = new Request(`http://localhost/staff/v1${path}`, init)
      const { response } = await callApp(api, { request, cookies: {}, address: '', isOwner: true })
      const lines = (await response.text()).split('\n').filter(Boolean)
      return {
        status: response.status,
        headers: response.headers,
        body: lines.map((line): unknown => JSON.parse(line)),
      }
    },
  }
}

describe('a complete import', () => {
  const closing = 'complete=true&closeMost=true'
  test('closes what it lacks, at its number, and opens it when it has it again', async () => {
    const [a, b] = [lineOf('jobs', 'a'), lineOf('jobs', 'b')]
    await importLines(app, 'jobs', [a, b], closing)
    const [number] = (await app.env.store.jobs.named(['b'])).map(({ job_id }) => job_id)
    expect(await importLines(app, 'jobs', [a], 'complete=true')).toMatchObject({ unchanged: 1, closed: 1 })
    expect((await app.call('GET', `/job/${number}`)).status).toBe(404)
    expect(await importLines(app, 'jobs', [a, b])).toMatchObject({ unchanged: 1, changed: 1 })
    expect((await app.env.store.jobs.named(['b']))[0]).toMatchObject({ closed: null, job_id: number })
    app.wait(2_000)
    expect((await app.call('GET', `/job/${number}`)).status).toBe(200)
  })

  test('does not open what staff have closed', async () => {
    await importLines(app, 'jobs', [lineOf('jobs', 'a')])
    await app.staff('POST', '/jobs/a/close', { headers: { 'If-Match': '*' } })
    expect(await importLines(app, 'jobs', [lineOf('jobs', 'a')], closing)).toMatchObject({ unchanged: 1 })
    expect((await app.env.store.jobs.named(['a']))[0]?.closed).toMatchObject({ by: 'staff' })
  })

  test('closes nothing if a line has a mistake, or if most would close', async () => {
    const open = await app.env.store.jobs.names('open')
    const bad = await importLines(app, 'jobs', [lineOf('jobs', 'a', { remote: 'moon' })], closing)
    expect(bad).toMatchObject({ closed: 0, missing: open.length, notClosed: 'failed-lines' })
    const most = await importLines(app, 'jobs', '', 'complete=true')
    expect(most).toMatchObject({ lines: 0, closed: 0, missing: open.length, notClosed: 'most-missing' })
    expect(await app.env.store.jobs.names('open')).toEqual(open)
  })

  test('of advisors is refused', async () => {
    const { status } = await app.staff('POST', '/imports/advisors?complete=true', {
      body: '',
      headers: { 'Content-Type': 'application/x-ndjson' },
    })
    expect(status).toBe(422)
  })
})

describe('bad lines are reported with number and field, and the others are imported', () => {
  const good = JSON.stringify(lineOf('jobs', 'good'))
  const errorsOf = async (text: string | Uint8Array<ArrayBuffer>, kind: Kind = 'jobs') => {
    const { failed, errors, added } = await importLines(app, kind, text)
    return { failed, added, errors: errors.map(({ line, field }) => [line, field]) }
  }
  const bytes = (text: string) => new TextEncoder().encode(text)

  test.each<[string, string | Uint8Array<ArrayBuffer>, [number, string][]]>([
    ['broken JSON', `{"external_id":\n${good}\n`, [[1, '']]],
    [
      'no object',
      `[]\n7\n${good}\n`,
      [
        [1, ''],
        [2, ''],
      ],
    ],
    [
      'no id',
      `{}\n{"external_id":"a b"}\n${good}`,
      [
        [1, 'external_id'],
        [2, 'external_id'],
      ],
    ],
    ['an unknown field', `${JSON.stringify(lineOf('jobs', 'a', { salery: 1 }))}\n${good}`, [[1, 'salery']]],
    ['the same id twice', `${good}\n\n${good}\n`, [[3, 'external_id']]],
    ['a missing language', `${JSON.stringify(lineOf('jobs', 'a', { en: undefined }))}\n${good}`, [[1, 'en']]],
    [
      'an unknown advisor',
      `${JSON.stringify(lineOf('jobs', 'a', { advisor: 'x' }))}\n${good}`,
      [[1, 'advisor']],
    ],
    [
      'a wrong range',
      `${JSON.stringify(lineOf('jobs', 'a', { salaryMax: 2_000_000 }))}\n${good}`,
      [[1, 'salaryMax']],
    ],
    ['Latin-1', new Uint8Array([...bytes('{"external_id":"'), 0xe9, ...bytes(`"}\n${good}`)]), [[1, '']]],
  ])('%s', async (_name, text, errors) => {
    expect(await errorsOf(text)).toEqual({ failed: errors.length, added: 1, errors })
  })

  test.each<[string, string, number, string[]]>([
    ['an empty file', '', 0, ['1 empty']],
    ['blank lines', '\r\n\n  \n', 0, ['1 empty']],
    ['CRLF', `\n${good}\r\n${JSON.stringify(lineOf('jobs', 'more'))}\r\n`, 2, ['2 carriage return']],
    ['a byte order mark', `\u{feff}${good}`, 1, ['1 byte order mark']],
    ['both', `\u{feff}${good}\r\n`, 1, ['1 byte order mark', '1 carriage return']],
    ['none', good, 1, []],
  ])('a note of the report is about %s, which is no mistake', async (_name, text, added, notes) => {
    const report = await importLines(app, 'jobs', text)
    expect(report).toMatchObject({ lines: added, added, failed: 0, errors: [] })
    const named = report.notes.map(
      ({ line, message }) =>
        `${line} ${/empty|carriage return|byte order mark/.exec(message)?.[0] ?? message}`,
    )
    expect(named).toEqual(notes)
  })

  test.each(['little', 'big'])(
    'UTF-16, %s endian, with and without its mark, is one mistake',
    async (order) => {
      for (const mark of ['\u{feff}', '']) {
        const text = `${mark}${good}\n${good}\n`
        const file = new DataView(new ArrayBuffer(2 * text.length))
        for (let at = 0; at < text.length; at++)
          file.setUint16(2 * at, text.charCodeAt(at), order === 'little')
        const { lines, added, errors } = await importLines(app, 'jobs', new Uint8Array(file.buffer))
        expect({ lines, added, errors }).toEqual({
          lines: 1,
          added: 0,
          errors: [{ line: 1, field: '', message: 'The file is in UTF-16. Save it as UTF-8.' }],
        })
      }
    },
  )

  test('texts in the wrong language', async () => {
    const { ja, en } = lineOf('jobs', 'a')
    const swapped = JSON.stringify(lineOf('jobs', 'a', { ja: en, en: ja }))
    expect(await errorsOf(`${swapped}\n${good}`)).toMatchObject({
      failed: 1,
      errors: [
        [1, 'ja.description'],
        [1, 'en.description'],
      ],
    })
    const article = JSON.stringify(lineOf('articles', 'a', { language: 'ja', category: 'japanese/visa' }))
    expect(await errorsOf(article, 'articles')).toMatchObject({ errors: [[1, 'body']] })
  })

  test('a line of 50 MB, without holding it', async () => {
    const large = `{"external_id":"a","x":"${'x'.repeat(50_000_000)}"}\n${good}`
    expect(await errorsOf(large)).toEqual({ failed: 1, added: 1, errors: [[1, '']] })
  })

  test('more errors than are listed are counted', async () => {
    const { failed, errors } = await importLines(app, 'jobs', '{\n'.repeat(1_200))
    expect({ failed, listed: errors.length }).toEqual({ failed: 1_200, listed: 1_000 })
  })

  test('messages are in the language of the caller', async () => {
    const { body } = await app.staff('POST', '/imports/jobs', {
      body: '{',
      headers: { 'Content-Type': 'application/x-ndjson', 'Accept-Language': 'ja' },
    })
    expect(JSON.stringify(body)).toContain(
      'JSONオブジェクトとして読み取れない行です。1行に1件ずつ書いてください。',
    )
  })

  test('HTML with a script', async () => {
    const line = lineOf('articles', 'a', { body: '<p onclick="x()">Text</p><script>alert(1)</script>' })
    expect(await errorsOf(JSON.stringify(line), 'articles')).toEqual({
      failed: 1,
      added: 0,
      errors: [[1, 'body']],
    })
  })

  test('HTML that the site does not show is removed once, so the same file changes nothing', async () => {
    const line = lineOf('articles', 'a', {
      body: '<p style="color:red">Text</p><style>p {}</style><a href="https://a.example">more</a>',
    })
    expect(await importLines(app, 'articles', [line])).toMatchObject({ added: 1 })
    const [article] = await app.env.store.articles.named(['a'])
    expect(article?.published?.body).toBe('<p>Text</p><a rel="noopener" href="https://a.example">more</a>')
    expect(await importLines(app, 'articles', [line])).toMatchObject({ unchanged: 1 })
  })
})

test('an import that was interrupted goes on: its earlier transactions of 500 lines stay', async () => {
  const lines = Array.from({ length: 700 }, (_, at) => lineOf('advisors', `a${at}`))
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const half = new TextEncoder().encode(text.slice(0, Math.floor(text.length * 0.9)))
  let isSent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new Error('gone'))
      else controller.enqueue(half)
      isSent = true
    },
  })
  const first = await app.staff('POST', '/imports/advisors', {
    body,
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  expect(first.body).toMatchObject([{ progress: { added: 500 } }, { problem: { status: 400 } }])
  expect(await importLines(app, 'advisors', lines)).toMatchObject({ unchanged: 500, added: 200 })
})
