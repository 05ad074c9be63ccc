import { beforeEach, describe, expect, test, vi } from 'vitest'
import { scanFiles } from '#backend/files/scan.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { toBase64 } from '#domain/base64.ts'
import { resumeRequest } from '#domain/forms/resumeRequest.ts'
import { filledResume } from '#domain/forms/samples.ts'
import { jpegOf } from '#domain/imageSample.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { brokenRules, enter } from './entries.ts'
import { change, inline, linh } from './profiles.ts'
import { logIn, uploadedKeys } from './support.ts'

/** Noon in Japan of the day of the filled documents. */
const NOON = new Date('2026-11-22T12:00:00+09:00')

const bytes = jpegOf({ width: 600, height: 800 })
const photo = { name: 'a.jpg', type: 'image/jpeg', data: toBase64(bytes) }

/** Every operation with a file, with the field that names it. */
const uploads: [string, string, (app: TestApp) => ReturnType<TestApp['call']>][] = [
  ['an entry', 'cvJp', (app) => enter(app, { cvJp: new File([bytes], 'a.jpg') })],
  ['a profile', 'photo', (app) => change(app, 'profile', { photo })],
  ['an addition', 'resume', (app) => change(app, 'addition', { resume: inline('a.txt', 'Linh') })],
  [
    'a resume',
    'photo',
    (app) => app.call('POST', '/applicant/resume/store', { body: { ...resumeRequest(filledResume), photo } }),
  ],
]

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ now: NOON })
  await logIn(app, linh)
})

test.each(uploads)(
  '%s with a virus is refused on its field, and nothing is stored',
  async (_, field, send) => {
    app.env.scanner = { findsVirus: async () => true }
    const before = await uploadedKeys(app)
    const answer = await send(app)
    expect(answer.status).toBe(422)
    expect(brokenRules(answer)).toEqual({ [field]: 'fileVirus' })
    expect(JSON.stringify(answer.body)).toContain('Our virus scanner has found a problem in this file')
    expect(await uploadedKeys(app)).toEqual(before)
  },
)

test.each(uploads)('%s in which nothing is found is stored', async (_name, _field, send) => {
  let scanned = 0
  app.env.scanner = { findsVirus: async () => (scanned += 1) < 0 }
  expect((await send(app)).status).toBeLessThan(300)
  expect(scanned).toBe(1)
  expect(await uploadedKeys(app)).toHaveLength(1)
})

describe('while the scanner is away', () => {
  const away = async () => Promise.reject(new Unavailable('The virus scanner does not answer'))
  const held = () => app.env.store.files.held()
  const download = () => app.call('GET', '/applicant/file/resume')
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    // The files of the sample.
    app.env.scanner = { findsVirus: async () => false }
    await scanFiles(app.env)
    app.env.scanner = { findsVirus: away }
  })

  test.each(uploads)('%s is accepted, and its file waits', async (_name, _field, send) => {
    expect((await send(app)).status).toBeLessThan(300)
    const [key] = await uploadedKeys(app)
    expect(await held()).toMatchObject([{ key, scan: 'waiting' }])
  })

  test('a file waits through rounds, keeps its bytes, and is free when nothing is found', async () => {
    await change(app, 'addition', { resume: inline('a.txt', 'Linh') })
    await scanFiles(app.env)
    expect(await held()).toMatchObject([{ scan: 'waiting' }])
    expect((await download()).body).toEqual(new TextEncoder().encode('Linh'))
    app.env.scanner = { findsVirus: async () => false }
    await scanFiles(app.env)
    expect(await held()).toEqual([])
    expect((await download()).status).toBe(200)
  })

  test('a file with a virus is withheld when the scanner is back, staff are told once, and a new file ends it', async () => {
    const security = vi.fn()
    app.env.security = security
    await change(app, 'addition', { resume: inline('a.txt', 'Linh') })
    app.env.scanner = { findsVirus: async () => true }
    for (const _ of [1, 2]) await scanFiles(app.env)
    expect(await held()).toMatchObject([{ scan: 'found' }])
    const personId = (await app.env.store.applicants.findByEmail(linh.email))?.id
    expect(security.mock.calls).toEqual([[{ event: 'file-withheld', personId }]])
    expect((await download()).status).toBe(404)
    app.env.scanner = { findsVirus: async () => false }
    await change(app, 'addition', { resume: inline('b.txt', 'Linh') })
    expect(await held()).toEqual([])
    expect((await download()).status).toBe(200)
  })

  test('a file that the scanner cannot read waits, and the others are scanned', async () => {
    await change(app, 'addition', { resume: inline('a.txt', 'odd'), cvJp: inline('b.txt', 'Linh') })
    app.env.scanner = {
      findsVirus: async (scanned) =>
        new TextDecoder().decode(scanned) === 'odd'
          ? Promise.reject(new Error('clamd replied "x ERROR"'))
          : false,
    }
    await scanFiles(app.env)
    expect(await held()).toHaveLength(1)
  })
})

describe('files from before the scanner was configured', () => {
  const unscanned = async () => (await app.env.store.files.unscanned(100)).length
  const stored = async () => {
    app.env.scanner = null
    await change(app, 'addition', { resume: inline('a.txt', 'Linh'), cvJp: inline('b.txt', 'odd') })
    return unscanned()
  }
  const download = () => app.call('GET', '/applicant/file/resume')

  test('are scanned once, and handed out meanwhile', async () => {
    const count = await stored()
    expect(count).toBeGreaterThan(1)
    const findsVirus = vi.fn(async () => false)
    app.env.scanner = { findsVirus }
    expect(await app.env.store.files.held()).toEqual([])
    for (const _ of [1, 2]) await scanFiles(app.env)
    expect(findsVirus).toHaveBeenCalledTimes(count)
    expect(await unscanned()).toBe(0)
    expect((await download()).status).toBe(200)
  })

  test('are withheld with a virus, and wait if the scanner cannot read them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await stored()
    app.env.scanner = {
      findsVirus: async (scanned) =>
        new TextDecoder().decode(scanned) === 'odd'
          ? Promise.reject(new Error('clamd replied "x ERROR"'))
          : true,
    }
    await scanFiles(app.env)
    const held = await app.env.store.files.held()
    expect(held.map(({ scan }) => scan)).toEqual(expect.arrayContaining(['found', 'waiting']))
    expect((await download()).status).toBe(404)
    expect(await unscanned()).toBe(0)
  })

  test('stay as they are while the scanner is away, and at the stop', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const count = await stored()
    app.env.scanner = { findsVirus: async () => Promise.reject(new Unavailable('No answer')) }
    await scanFiles(app.env)
    expect(await unscanned()).toBe(count)
    expect(await app.env.store.files.held()).toEqual([])
    app.env.scanner = { findsVirus: async () => false }
    await scanFiles(app.env, AbortSignal.abort())
    expect(await unscanned()).toBe(count)
  })
})
