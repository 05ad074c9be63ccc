/** A wrong value of an argument or option is wrong usage, whether the command line or the API finds it. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, createAdmin } from './program.ts'
import { runHere } from './runHere.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin()
  await writeFile(join(admin.folder, 'text'), 'Yes.')
  await writeFile(join(admin.folder, 'large'), 'Yes.\n'.repeat(300_000))
  await writeFile(join(admin.folder, 'empty'), '')
  await writeFile(join(admin.folder, 'empty.json'), '{}')
  await writeFile(join(admin.folder, 'broken.json'), '{\n  "ja": { "name": x }\n}')
  // 「はい」 as Windows in Japan may save it.
  await writeFile(join(admin.folder, 'shiftJis'), Buffer.from([0x82, 0xcd, 0x82, 0xa2]))
  await writeFile(join(admin.folder, 'utf16'), Buffer.from('\uFEFFはい', 'utf16le'))
})
afterAll(() => admin.stop())

const names = ['--ja', '恵美', '--en', 'Emi', '--languages-ja', '英', '--languages-en', 'E']
const letters = ['--letter-ja', '{folder}/text', '--letter-en', '{folder}/text']
const texts = ['--ja', '{folder}/text', '--en', '{folder}/empty']
const place = ['--place-ja', '本社', '--place-en', 'Head office']
const lists = ['person', 'process', 'job', 'story', 'article', 'message', 'mail', 'audit']

const wrong: string[][] = [
  ...lists.flatMap((subject) => [
    [subject, 'list', '--page', '0'],
    [subject, 'list', '--page', 'x'],
    [subject, 'list', '--per-page', '101'],
  ]),
  ...['job', 'story', 'article', 'message', 'mail'].map((subject) => [subject, 'list', '--state', 'x']),
  ['event', 'list', '--after', 'x'],
  ['event', 'list', '--after', '-1'],
  ['event', 'list', '--after', '99999999999'],
  ['event', 'list', '--wait', '26'],
  ['event', 'list', '--wait', 'x'],
  ['token', 'create', '--scope', 'read', '--expires', '2020-01-31'],
  ['token', 'create', '--scope', 'read', '--expires', '2099-01-31'],
  ['token', 'create', '--scope', '', '--expires', '2099-01-31'],
  ['token', 'create', '--scope', 'read', '--expires', '{soon}', '--name', ''],
  ['token', 'revoke', '0', '--yes'],
  ['person', 'show', 'x'],
  ['person', 'find', ''],
  ['person', 'find', 'maria'],
  ['person', 'note', '1001', ''],
  ['person', 'advisor', '1001', '--initials', '', ...names],
  ['person', 'disclose', '1001', '--out', '{folder}/missing/file'],
  ['recommend', '--person', '1001', '--job', 'sample-20471', ...letters, '--answer-by', '2020-01-31'],
  ['recommend', '--person', '1001', '--job', 'sample-20471', ...letters, '--answer-by', 'soon'],
  ['process', 'list', '--stage', 'x'],
  ['process', 'list', '--waiting-for', 'x'],
  ['process', 'list', '--person', 'x'],
  ['process', 'move', '4009', 'x'],
  ['process', 'move', '4009', 'MyPageAppOffer', '--answer-by', '2020-01-31'],
  ['process', 'reply', '3004', ...texts],
  ['process', 'request-documents', '4009', ...texts],
  ['process', 'appoint', '4009', '--at', '2020-01-31T10:00', ...place],
  ['process', 'appoint', '4009', '--at', 'x', ...place],
  ['process', 'appoint', '4009', '--at', '2099-02-30T10:00', ...place],
  ['process', 'appoint', '4009', '--at', '2099-01-31T10:00', '--until', '2099-02-31T11:00', ...place],
  ['process', 'appoint', '4009', '--at', '2099-01-31T10:00', '--until', '2099-01-31T09:00', ...place],
  ['process', 'appoint', '4009', '--at', '2099-01-31T10:00', '--place-ja', '', '--place-en', ''],
  ['process', 'settle', '3005', 'x'],
  ['process', 'close', '4009', 'x'],
  ['process', 'close', '4009', 'position-filled', '--ja', '{folder}/text'],
  ['process', 'name-employer', '4012', '--employer', '{folder}/text'],
  ['process', 'name-employer', '4012', '--employer', '{folder}/empty.json'],
  ['process', 'ask-consent', '4012', '--documents', 'x'],
  ['message', 'list', '--kind', 'x'],
  ['message', 'reply', 'inquiry-7001', '{folder}/empty'],
  ['category', 'put', 'A B', '--name', 'Name', '--language', 'en'],
  ['category', 'put', 'own', '--name', '', '--language', 'en'],
  ['category', 'put', 'own', '--name', 'Name', '--language', 'fr'],
  ['tag', 'put', 'a/b', '--name', 'Name', '--language', 'en'],
  ['tag', 'put', 'A B', '--name', 'Name', '--language', 'en'],
  ['register', 'export', 'x'],
  ['import', 'x', '{folder}/text'],
  ['import', 'advisors', '{folder}/text', '--complete'],
  // The server refuses it long before it has the whole file.
  ['import', 'advisors', '{folder}/large', '--complete'],
  ['export', 'x'],
  ['backup', '{folder}/missing/file'],
  ['person', 'block', '1001', '--yes', '--if-match', ''],
  ['person', 'block', '1001', '--yes', '--if-match', 'é"'],
]

test.for(wrong.map((words) => ({ name: words.join(' '), words })))(
  '$name is wrong usage',
  async ({ words }) => {
    const places: Record<string, string> = { folder: admin.folder, soon: soon() }
    const given = words.map((word) => word.replaceAll(/\{(\w+)\}/g, (_, name: string) => places[name] ?? ''))
    const { code, out, err } = await runHere(admin.folder, given)
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringMatching(/\S/) })
  },
)

test.each([
  ['mail', 'show'],
  ['message', 'show'],
  ['job', 'show'],
])('%s %s finds nothing for a path of the staff API', async (...command) => {
  const { code, out } = await runHere(admin.folder, [...command, '../people/1001'])
  expect({ code, out }).toEqual({ code: 3, out: '' })
})

/** A day that a token may last to. */
const soon = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test.for([
  ['shiftJis', 'is not in UTF-8. Save it as UTF-8.'],
  ['utf16', 'is not in UTF-8. Save it as UTF-8.'],
  ['broken.json', 'is not JSON. Unexpected token'],
] as const)('of the file %s is said: %s', async ([name, mistake]) => {
  const employer = ['process', 'name-employer', '4012', '--employer', join(admin.folder, name)]
  const { code, err } = await runHere(admin.folder, employer)
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(mistake) })
})

test.for([
  [['close', '4009', 'position-filled'], '--ja', '--en'],
  [['close', '4009', 'position-filled'], '--en', '--ja'],
  [['move', '4009', 'MyPageAppInterview1'], '--ja', '--en'],
] as const)('a text for the applicant in one language names the missing option: %j %s', async (given) => {
  const [command, option, missing] = given
  const words = ['process', ...command, option, join(admin.folder, 'text')]
  const { code, err } = await runHere(admin.folder, words)
  expect({ code, err }).toEqual({
    code: 2,
    err: `The option ${missing} is missing. A text for the applicant has both languages.`,
  })
})

const appointment = ['--at', '2099-12-01T10:00', '--place-ja', '本社', '--place-en', 'Head office']

test.for([
  ['--people-ja', '--people-en'],
  ['--people-en', '--people-ja'],
] as const)('people of an appointment in one language name the missing option: %s', async (given) => {
  const [option, missing] = given
  const words = ['process', 'appoint', '4009', ...appointment, option, '田中']
  const { code, err } = await runHere(admin.folder, words)
  expect({ code, err }).toEqual({
    code: 2,
    err: `The option ${missing} is missing. A text for the applicant has both languages.`,
  })
})

test('a letter in another encoding is not sent', async () => {
  const letter = ['--letter-ja', join(admin.folder, 'shiftJis'), '--letter-en', join(admin.folder, 'text')]
  const recommend = ['recommend', '--person', '1001', '--job', 'sample-20471', '--answer-by', '2099-01-31']
  const { code, err } = await runHere(admin.folder, [...recommend, ...letter])
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('shiftJis is not in UTF-8') })
})
