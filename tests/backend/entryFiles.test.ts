import { expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import { jpegOf } from '#domain/imageSample.ts'
import { createTestApp } from '#mocks/test.ts'
import { brokenRules, enter, idOf } from './entries.ts'
import { failPut, uploadedKeys } from './support.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const pdf = (size: number) => new File(['%PDF-1.7\n', new Uint8Array(size - 9)], 'resume.pdf')
const textFile = (name: string) => new File(['Ana Herrera'], name, { type: 'text/plain' })

/** A letter that is two code points until it is composed. */
const decomposed = 'か\u3099'

test.each<[string, File, string | null]>([
  ['500 KB', pdf(512_000), null],
  ['500 KB and a byte', pdf(512_001), 'fileSize'],
  ['a name of 35 characters', textFile(`${'a'.repeat(31)}.txt`), null],
  ['a name of 36 characters', textFile(`${'a'.repeat(32)}.txt`), 'fileNameLength'],
  ['a Japanese name of 35 characters', textFile(`${'履'.repeat(31)}.txt`), null],
  ['a Japanese name of 36 characters', textFile(`${'履'.repeat(32)}.txt`), 'fileNameLength'],
  ['a decomposed name of 35 letters', textFile(`${decomposed.repeat(31)}.txt`), null],
  ['a decomposed name of 36 letters', textFile(`${decomposed.repeat(32)}.txt`), 'fileNameLength'],
  [
    'a zip with the name of a Word file',
    new File(['PK\x03\x04', new Uint8Array(30)], 'cv.docx'),
    'fileContent',
  ],
  ['a program with the name of a PDF', new File(['MZ', bytes(0x90, 0)], 'cv.pdf'), 'fileContent'],
  ['an SVG', new File(['<svg onload="alert(1)"/>'], 'cv.svg', { type: 'image/svg+xml' }), 'fileType'],
  [
    'an SVG with the name and type of a PNG',
    new File(['<svg/>'], 'cv.png', { type: 'image/png' }),
    'fileContent',
  ],
  ['a web page', new File(['<script>'], 'cv.html', { type: 'text/html' }), 'fileType'],
  ['an empty PDF', new File([], 'cv.pdf'), 'fileContent'],
  ['an empty text', new File([], 'cv.txt'), 'fileContent'],
  ['a text with NUL bytes', new File(['a\0b'], 'cv.txt'), 'fileContent'],
  ['a Japanese text in Shift JIS', new File([bytes(0x97, 0x9a, 0x97, 0xf0)], 'cv.txt'), null],
  ['a path as name', textFile('../../cv.txt'), 'fileName'],
  ['a name with a line break', textFile('cv\n.txt'), 'fileName'],
  ['a name that reads backwards', textFile('cv\u202etxt.txt'), 'fileName'],
  [
    'an SVG behind the mark of a JPEG',
    new File([bytes(0xff, 0xd8, 0xff), '<svg/>'], 'cv.jpg'),
    'fileContent',
  ],
  ['a photo', new File([jpegOf({ width: 3, height: 4 })], 'CV.JPG'), null],
])('%s', async (_, file, rule) => {
  const app = await createTestApp()
  for (const field of ['resume', 'resumeJp', 'cvJp']) {
    const email = `${field}@example.com`
    const answer = await enter(app, { email, email_confirm: email, [field]: file })
    expect(answer.status === 201 ? {} : brokenRules(answer)).toEqual(rule ? { [field]: rule } : {})
  }
})

test.each([
  ['en', 'This file is empty. Please save it again or choose another file.'],
  ['ja', 'ファイルが空です。保存し直すか、別のファイルを選んでください。'],
])('of an empty file is said that it is empty: %s', async (lang, message) => {
  const app = await createTestApp()
  const resume = new File([], 'cv.pdf')
  expect((await enter(app, { resume }, { headers: { 'Accept-Language': lang } })).body).toMatchObject({
    errors: [{ field: 'resume', rule: 'fileContent', message }],
  })
})

test('a file of a refused entry is not stored', async () => {
  const app = await createTestApp()
  await enter(app, { resume: textFile('cv.txt'), name: '' })
  await enter(app, { resume: pdf(512_001) })
  expect(await uploadedKeys(app)).toEqual([])
})

test('if one file cannot be stored, nothing of the entry is', async () => {
  const app = await createTestApp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = failPut(app, 2, new Unavailable('The disk is full'))
  const send = () => enter(app, { resume: textFile('a.txt'), resumeJp: textFile('b.txt') })
  const answer = await send()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await uploadedKeys(app)).toEqual([])
  expect(await app.env.store.applicants.findByEmail(filledEntry.email)).toBeNull()
  failing.mockRestore()
  expect((await send()).status).toBe(201)
  expect(await uploadedKeys(app)).toHaveLength(2)
})

test('the name in the field for it applies, in composed form, and is no part of the file’s key', async () => {
  const app = await createTestApp()
  const name = `..${decomposed}.txt`
  const id = idOf(await enter(app, { resume: textFile('???.txt'), resumeName: name }))
  const { resume } = (await app.env.store.profiles.find(id)) ?? {}
  expect(resume).toMatchObject({ name: '..が.txt' })
  expect(resume?.key).toMatch(/^file_[\w-]{32}$/)
})

test('two files of the same name are stored separately', async () => {
  const app = await createTestApp()
  const [resume, resumeJp] = [textFile('cv.txt'), new File(['エレーラ'], 'cv.txt')]
  const id = idOf(await enter(app, { resume, resumeJp }))
  const profile = await app.env.store.profiles.find(id)
  const kept = await Promise.all(
    [profile?.resume, profile?.resumeJp].map((file) => app.env.store.files.get(file?.key ?? '')),
  )
  expect(kept.map((content) => new TextDecoder().decode(content ?? undefined))).toEqual([
    'Ana Herrera',
    'エレーラ',
  ])
})

test('an empty part without a name, which browsers send for no file, is ignored', async () => {
  const app = await createTestApp()
  expect((await enter(app, { resume: new File([], '') })).status).toBe(201)
  expect(brokenRules(await enter(app, { resume: new File([], ''), otherURL: '' }))).toEqual({
    resume: 'resumeGroupRequired',
  })
})
