import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createTestApp, type TestApp } from '#mocks/test.ts'
import { brokenRules } from './entries.ts'
import { change, exampleOf, inline, linh, profileOf, update } from './profiles.ts'
import { changeTransactions, failPut, logIn, uploadedKeys } from './support.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
  await logIn(app)
})

const download = (kind = 'resume') => app.call('GET', `/applicant/file/${kind}`)
const textOf = (body: unknown) => (body instanceof Uint8Array ? new TextDecoder().decode(body) : body)
const kept = async (id = 1001) => app.env.store.profiles.find(id)

describe('a download', () => {
  test.each([
    ['resume', '%PDF-1.7', 'santos_resume_2026.pdf'],
    ['resumeJp', '%PDF-1.7', 'santos_rirekisho.pdf'],
    ['cvJp', 'PK\u0003\u0004', 'santos_shokumukeirekisho.docx'],
  ])('of Maria’s %s is the file, as an attachment that no browser renders', async (kind, start, name) => {
    const { status, headers, body } = await download(kind)
    expect(status).toBe(200)
    expect(String(textOf(body)).slice(0, start.length)).toBe(start)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test.each<[string, string, string]>([
    ['履歴書.txt', '___.txt', '%E5%B1%A5%E6%AD%B4%E6%9B%B8.txt'],
    ['a"b%d.txt', 'a_b_d.txt', 'a%22b%25d.txt'],
    ["O'Neil (1)*.txt", "O'Neil (1)*.txt", 'O%27Neil%20%281%29%2A.txt'],
    ['𠮷'.repeat(31) + '.txt', '_'.repeat(31) + '.txt', '%F0%A0%AE%B7'.repeat(31) + '.txt'],
  ])('contains the name %j in both forms', async (name, ascii, whole) => {
    expect((await change(app, 'addition', { resume: inline(name, 'Maria') })).status).toBe(200)
    const { headers, body } = await download()
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`,
    )
    expect(textOf(body)).toBe('Maria')
  })

  test.each(['photo', 'Resume', 'resume%2F..', '__proto__', 'constructor', '1'])(
    'of the kind %s is 404',
    async (kind) => {
      expect(await download(kind)).toMatchObject({ status: 404, body: { type: '/problems/not-found' } })
    },
  )

  test('is for the owner alone', async () => {
    await logIn(app, linh)
    for (const kind of ['resume', 'resumeJp', 'cvJp']) expect((await download(kind)).status).toBe(404)
    app.jar.clear()
    expect((await download()).status).toBe(401)
  })

  test('of a file without its bytes is 404', async () => {
    await app.env.store.files.delete((await kept())?.resume?.key ?? '')
    expect((await download()).status).toBe(404)
  })

  test('waits for files that are away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(app.env.store.files, 'get').mockRejectedValue(new Unavailable('The disk is away'))
    expect((await download()).status).toBe(503)
  })
})

describe('a file of the profile', () => {
  test('is replaced, and the old one removed', async () => {
    const before = await kept()
    const { body } = await change(app, 'addition', { resume: inline('new.txt', 'Maria') })
    expect(body).toMatchObject({ resumeName: 'new.txt', resumeJpName: 'santos_rirekisho.pdf' })
    expect(textOf((await download()).body)).toBe('Maria')
    expect(await app.env.store.files.get(before?.resume?.key ?? '')).toBeNull()
    expect((await kept())?.resume).toMatchObject({ name: 'new.txt', type: 'text/plain', size: 5 })
  })

  test('is removed with null, and stays when it is left out', async () => {
    const before = await kept()
    const { body } = await change(app, 'addition', { cvJp: null })
    expect(body).toEqual({ ...exampleOf('getProfile.en'), cvJpName: null })
    expect((await download('cvJp')).status).toBe(404)
    expect((await download('resume')).status).toBe(200)
    expect(await app.env.store.files.get(before?.cvJp?.key ?? '')).toBeNull()
  })

  test.each<[string, object, string]>([
    ['a text that says it is a PDF', inline('a.pdf', 'Maria'), 'fileContent'],
    ['a program that says it is a text', inline('a.txt', 'MZ\0\0'), 'fileContent'],
    ['an empty file', inline('a.txt', ''), 'fileContent'],
    ['data that is not base64', { name: 'a.txt', data: 'AAAAA' }, 'fileContent'],
    ['a page', inline('a.html', '<script>'), 'fileType'],
    ['a name without an ending', inline('resume', 'Maria'), 'fileType'],
    ['a name of 36 characters', inline(`${'履'.repeat(32)}.txt`, 'Maria'), 'fileNameLength'],
    ['500 KB and a byte', inline('a.txt', 'a'.repeat(512_001)), 'fileSize'],
  ])('is not replaced by %s', async (_, resume, rule) => {
    expect(brokenRules(await change(app, 'addition', { resume }))).toEqual({ resume: rule })
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
    expect((await download()).status).toBe(200)
  })

  test('may have 500 KB, each of the three', async () => {
    const big = inline('a.txt', 'a'.repeat(512_000))
    expect((await change(app, 'addition', { resume: big, resumeJp: big, cvJp: big })).status).toBe(200)
  })

  test('stays when the profile cannot be stored, and the new one is removed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    changeTransactions(app, ({ profiles }) => ({
      profiles: { ...profiles, save: () => Promise.reject(new Error('The database is away')) },
    }))
    expect((await change(app, 'addition', { resume: inline('new.txt', 'Maria') })).status).toBe(500)
    expect(await uploadedKeys(app)).toEqual([])
    expect((await download()).status).toBe(200)
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
  })

  test('is not half replaced when one of several cannot be saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    failPut(app, 2, new Unavailable('The disk is full'))
    const changes = { resume: inline('a.txt', 'a'), resumeJp: inline('b.txt', 'b') }
    expect((await change(app, 'addition', changes)).status).toBe(503)
    expect(await profileOf(app)).toEqual(exampleOf('getProfile.en'))
  })
})

test('a photo is replaced and removed, and no file is left behind', async () => {
  const keys = async () => (await app.env.store.snapshot()).files.map(({ key }) => key)
  const before = await keys()
  const first = (await kept())?.photo?.key
  await change(app, 'profile', { photo: update.profile['photo'] })
  const second = (await kept())?.photo?.key
  const others = before.filter((key) => key !== first)
  expect(await keys()).toEqual([...others, second])
  expect((await change(app, 'profile', { photo: null })).body).toMatchObject({ photo: null })
  expect(await keys()).toEqual(others)
})
