/** Every command on the built server, each with `--json`. A new command fails here until it has its line. */

import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { glob, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { subjects } from '../../../admin/subjects.ts'
import { lineOf } from '../../staff/contentLines.ts'
import { staffOperations } from '../../staff/operations.ts'
import { type Admin, createAdmin } from './program.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin()
  for (const [name, content] of Object.entries(files)) await writeFile(join(admin.folder, name), content)
  await sendMessage(admin.url)
})
afterAll(() => admin.stop())

const employer = { name: 'Aozora Inc.', address: 'Tokyo' }
const files = {
  ja: 'はい。',
  en: 'Yes.',
  'employer.json': JSON.stringify({ ja: employer, en: employer }),
  jobs: JSON.stringify(lineOf('jobs', 'own', { advisor: 'sample-sato', closing_date: null })),
  stories: JSON.stringify(lineOf('stories', 'own')),
  articles: JSON.stringify(lineOf('articles', 'own', { category: 'own/term', tags: ['own-term'] })),
  advisors: JSON.stringify(lineOf('advisors', 'own')),
}

const note = ['--ja', '{folder}/ja', '--en', '{folder}/en']
const letter = ['--letter-ja', '{folder}/ja', '--letter-en', '{folder}/en', '--answer-by', '2099-12-04']
const place = ['--place-ja', '本社', '--place-en', 'Head office']
const advisor = [
  '--initials',
  'EM',
  '--ja',
  '恵美',
  '--en',
  'Emi',
  '--languages-ja',
  '英',
  '--languages-en',
  'E',
]
const term = ['--name', 'Term', '--language', 'en']

/** The words after each command, in an order that works. */
const lines: [command: string, ...words: string[]][] = [
  ['migrate'],
  ['check'],
  ['completion'],
  ['category put', 'own/term', ...term],
  ['category list'],
  ['tag put', 'own-term', ...term],
  ['tag list'],
  ['category put', 'unused', ...term],
  ['category remove', 'unused', '--yes'],
  ['tag put', 'unused', ...term],
  ['tag remove', 'unused', '--yes'],
  ['import advisors', '{folder}/advisors'],
  ['import jobs', '{folder}/jobs'],
  ['import stories', '{folder}/stories'],
  ['import articles', '{folder}/articles'],
  ['export jobs'],
  ['export stories'],
  ['export articles'],
  ['export advisors'],
  ['job list', '--state', 'open'],
  ['job show', 'own'],
  ['job close', 'own'],
  ['job reopen', 'own'],
  ['story list'],
  ['story show', 'own'],
  ['story unpublish', 'own'],
  ['story publish', 'own'],
  ['article list'],
  ['article show', 'own'],
  ['article unpublish', 'own'],
  ['article publish', 'own'],
  ['advisor list'],
  ['advisor show', 'own'],
  ['person list', '--query', 'santos'],
  ['person find', 'maria@example.com'],
  ['person show', '1001'],
  ['person note', '1001', 'Prefers calls'],
  ['person advisor', '1001', ...advisor],
  ['person end-sessions', '1001'],
  ['person send-link', '1001'],
  ['person block', '1001', '--yes'],
  ['person unblock', '1001'],
  ['person disclose', '1001', '--out', '{folder}/maria.zip'],
  ['recommend', '--person', '1001', '--job', 'own', ...letter],
  ['process list', '--person', '1001'],
  ['process show', '4012'],
  ['process reply', '3004', ...note],
  ['process settle', '3005', 'accepted'],
  ['process name-employer', '4012', '--employer', '{folder}/employer.json'],
  ['process ask-consent', '4012', '--documents', 'resume'],
  ['process sent', '4012'],
  ['process request-documents', '4009', ...note],
  ['process undo', '4009'],
  ['process appoint', '4009', '--at', '2099-12-01T10:00', ...place],
  ['process seen', '4009'],
  ['process move', '4009', 'MyPageAppInterview1'],
  ['process close', '4009', 'position-filled'],
  ['message list', '--state', 'open'],
  ['message show', 'inquiry-7001'],
  ['message reply', 'inquiry-7001', '{folder}/en'],
  ['message settle', 'inquiry-7001'],
  ['mail list', '--state', 'sent'],
  ['mail show', '{mail}'],
  ['mail retry', '{mail}'],
  ['event list', '--after', '1'],
  ['audit list', '--target', 'job:own'],
  ['token create', '--scope', 'read', '--expires', '{nextYear}-01-31'],
  ['token list'],
  ['token revoke', '1', '--yes'],
  ['register export', 'fees'],
  ['retention run', '--yes'],
  ['backup', '{folder}/backup.gz'],
  ['person erase', '1001', '--yes'],
  ['restore', '{folder}/backup.gz', '--yes'],
  ['sample remove', '--yes'],
  ['sample add'],
]

/** No mail is given up in a folder, and only the applicant can consent. */
const codes: Record<string, number> = { 'mail retry': 4, 'process sent': 4 }

test('each file of commands is a subject', () => {
  const names = globSync('admin/commands/*.ts').map((path) => basename(path, '.ts'))
  expect(subjects.map(({ name }) => name).sort()).toEqual(names.sort())
})

test('each command has its line', async () => {
  const program = new Command()
  for (const { name, load } of subjects) (await load()).addCommands(program.command(name), async () => {})
  const commands = program.commands.flatMap((subject) =>
    subject.commands.length === 0
      ? [subject.name()]
      : subject.commands.map((command) => `${subject.name()} ${command.name()}`),
  )
  expect([...new Set(lines.map(([command]) => command))].sort()).toEqual(commands.sort())
})

test('each line works, and prints one JSON value', async () => {
  const places = new Map([
    ['folder', admin.folder],
    ['nextYear', String(new Date().getFullYear() + 1)],
  ])
  for (const [command, ...words] of lines) {
    const given = words.map((word) => word.replaceAll(/\{(\w+)\}/g, (_, name) => places.get(name) ?? ''))
    const { code, out, err } = await admin.run(...command.split(' '), ...given, '--json')
    expect({ command, code, isSilent: (code === 0 ? err : out) === '' }).toEqual({
      command,
      code: codes[command] ?? 0,
      isSilent: true,
    })
    const answer: unknown = command === 'completion' ? {} : JSON.parse(code === 0 ? out : err)
    expect(answer).toBeInstanceOf(Object)
    if (command === 'mail list') places.set('mail', mails.parse(answer).items[0].id)
  }
})

const mails = z.object({ items: z.tuple([z.object({ id: z.string() })], z.unknown()) })

/** Operations that the command line has no call for: imports write these. */
const byImport = [
  'putJob',
  'putStory',
  'putArticle',
  'putAdvisor',
  'importContent',
  'exportContent',
  'getContract',
]

test('each operation of the staff API has a command', async () => {
  let code = ''
  for await (const file of glob('admin/commands/*.ts')) code += readFileSync(file, 'utf8')
  const missing = staffOperations.map(({ id }) => id).filter((id) => !new RegExp(`\\b${id}\\b`).test(code))
  expect(missing.sort()).toEqual(byImport.sort())
})

test('a reader of the output may end before it', async () => {
  const program = admin.start(['export', 'articles'])
  program.stdin.end()
  program.stdout.once('data', () => program.stdout.destroy())
  const [err, code] = await ended(program)
  expect({ err, code }).toEqual({ err: '', code: 0 })
})

test.each([
  ['import', 'jobs', 'missing'],
  ['import', 'jobs', '.'],
  ['message', 'reply', 'inquiry-7001', 'missing'],
  ['process', 'name-employer', '4012', '--employer', 'missing'],
  [
    'recommend',
    '--person',
    '1001',
    '--job',
    'own',
    '--letter-ja',
    'missing',
    '--letter-en',
    'missing',
    ...letter.slice(4),
  ],
  ['restore', 'missing', '--yes'],
])('%s %s: a file that cannot be read is wrong usage', async (...words) => {
  const { code, out, err } = await admin.run(...words)
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining('cannot be read') })
})

async function ended(program: ReturnType<Admin['start']>) {
  const closed = once(program, 'close')
  const err = await text(program.stderr)
  const [code] = await closed
  return [err, code]
}

async function sendMessage(origin: string): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Requested-With': 'hashi',
    'Idempotency-Key': crypto.randomUUID(),
    'Accept-Language': 'en',
  }
  const sender = { name: 'Ana', email: 'ana@example.com', email_confirm: 'ana@example.com' }
  const body = JSON.stringify({ kind: 'general', ...sender, contents: 'Do you help?', agree: true })
  await fetch(`${origin}/api/v1/inquiry`, { method: 'POST', headers, body })
}
