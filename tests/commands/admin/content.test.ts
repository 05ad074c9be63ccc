/** The commands of content, against a running server. */

import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { lineOf } from '../../staff/contentLines.ts'
import { type Admin, createAdmin, items } from './program.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin()
})
afterAll(() => admin.stop())

test('import and export: an export changes nothing, and is printed as it was read', async () => {
  await admin.json('category', 'put', 'english/career', '--name', 'Career', '--language', 'en')
  const { external_id: _, ...advisor } = lineOf('advisors', 'a')
  const given = {
    advisors: [{ external_id: 'sample-sato', ...advisor }],
    jobs: ['own-1', 'own-2', 'own-3'].map((id) => lineOf('jobs', id)),
    stories: [lineOf('stories', 'own-1')],
    articles: [lineOf('articles', 'own-1')],
  }
  for (const [kind, lines] of Object.entries(given)) {
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const dry = await admin.run('import', kind, '-', '--dry-run', '--json', { input })
    expect(JSON.parse(dry.out)).toMatchObject({ lines: lines.length, dryRun: true, failed: 0 })
    expect(await admin.run('import', kind, '-', { input })).toMatchObject({ code: 0, err: '' })
    const { code, out } = await admin.run('export', kind)
    expect(code).toBe(0)
    const count = out.trim().split('\n').length
    const file = join(admin.folder, `${kind}.jsonl`)
    await writeFile(file, out)
    const answer = await admin.json('import', kind, file)
    expect(answer).toMatchObject({ lines: count, unchanged: count, errors: [] })
  }
})

test('import: reports mistakes, and does not close most without --yes', async () => {
  const input = JSON.stringify(lineOf('jobs', 'own-1'))
  const bad = await admin.run('import', 'jobs', '-', '--json', { input: `${input}\n{` })
  expect(bad.code).toBe(1)
  expect(JSON.parse(bad.out)).toMatchObject({ failed: 1, errors: [{ line: 2, field: '' }] })
  expect(JSON.parse(bad.err)).toMatchObject({
    status: 422,
    detail: expect.stringContaining('1 of 2 lines'),
    errors: [{ line: 2, field: '', message: expect.any(String) }],
  })
  const most = await admin.run('import', 'jobs', '-', '--complete', '--json', { input })
  expect({ code: most.code, report: JSON.parse(most.out) }).toMatchObject({
    code: 1,
    report: { closed: 0, notClosed: 'most-missing' },
  })
  expect(JSON.parse(most.err)).toMatchObject({ status: 422, detail: expect.stringContaining('--yes') })
})

test('job, story and article: list, show, and change their state once', async () => {
  for (const [subject, close, open] of [
    ['job', 'close', 'reopen'],
    ['story', 'unpublish', 'publish'],
    ['article', 'unpublish', 'publish'],
  ] as const) {
    const listed = await admin.json(subject, 'list', '--state', 'open', '--per-page', '100')
    expect(items.parse(listed).items).toContainEqual(expect.objectContaining({ external_id: 'own-1' }))
    expect(await admin.json(subject, 'show', 'own-1')).toMatchObject({
      external_id: 'own-1',
      closedAt: null,
    })
    expect(await admin.json(subject, close, 'own-1')).toMatchObject({ closedAt: expect.any(String) })
    expect(await admin.run(subject, close, 'own-1', '--json')).toMatchObject({ code: 4, out: '' })
    expect(await admin.json(subject, open, 'own-1')).toMatchObject({ closedAt: null })
    expect(await admin.run(subject, 'show', 'nothing')).toMatchObject({ code: 3 })
  }
})

test('job: one past its closing date is listed as closed, and every command about it says that it is not shown', async () => {
  const input = JSON.stringify(lineOf('jobs', 'own-over', { closing_date: '2026-01-31' }))
  expect(await admin.run('import', 'jobs', '-', { input })).toMatchObject({ code: 0, err: '' })
  const list = (state: string) => admin.run('job', 'list', '--state', state, '--per-page', '100')
  expect((await list('closed')).out).toMatch(/^own-over .* 2026-01-31/m)
  expect((await list('open')).out).not.toContain('own-over')
  const hint = 'The closing date 2026-01-31 is over, so the site does not show this job.'
  const remedy = ' Import it with a later date to show it.'
  for (const [command, last] of [
    ['show', `${hint}${remedy}`],
    ['close', hint],
    ['reopen', `${hint}${remedy}`],
  ] as const) {
    const { code, out, err } = await admin.run('job', command, 'own-over')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.trimEnd().split('\n').at(-1)).toBe(last)
    expect((await admin.run('job', command, 'own-1')).out).not.toContain('is over')
  }
})

test('category, tag and advisor: list, and put and remove terms', async () => {
  for (const subject of ['category', 'tag']) {
    const put = [subject, 'put', 'own-term', '--name', 'Own', '--language', 'en']
    expect(await admin.json(...put)).toMatchObject({ slug: 'own-term', name: 'Own' })
    expect(await admin.json(subject, 'list')).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ slug: 'own-term' })]),
    })
    expect(await admin.run(subject, 'remove', 'own-term')).toMatchObject({ code: 2 })
    expect(await admin.json(subject, 'remove', 'own-term', '--yes')).toEqual({ slug: 'own-term' })
  }
  const { items: advisors } = items.parse(await admin.json('advisor', 'list'))
  const { external_id: id } = z.object({ external_id: z.string() }).parse(advisors[0])
  expect(await admin.json('advisor', 'show', id)).toMatchObject({ external_id: id })
})

test('import: killed in the middle and run again, it goes on', async () => {
  const lines = Array.from(
    { length: 540 },
    (_, at) => `${JSON.stringify(lineOf('stories', `killed-${at}`))}\n`,
  )
  const stories = async () => z.object({ total: z.number() }).parse(await admin.json('story', 'list')).total
  const before = await stories()
  const written = async () => (await stories()) - before
  const program = admin.start(['import', 'stories', '-'])
  // One transaction of 500 lines; the next waits for more.
  program.stdin.write(lines.slice(0, 503).join(''))
  await expect.poll(written).toBe(500)
  program.kill('SIGKILL')
  await once(program, 'close')
  const again = await admin.run('import', 'stories', '-', '--json', { input: lines.join('') })
  expect(again.code).toBe(0)
  expect(JSON.parse(again.out)).toMatchObject({ lines: 540, added: 40, unchanged: 500, failed: 0 })
  expect(await written()).toBe(540)
})
