/** Photos of profiles and resumes have no metadata in the store, whatever a client sends. Other files stay as they are. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { orientationOf } from '#backend/photos/orientation.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { toBase64 } from '#domain/base64.ts'
import { resumeRequest } from '#domain/forms/resumeRequest.ts'
import { filledResume } from '#domain/forms/samples.ts'
import { jpegOf, pngOf, webpOf } from '#domain/imageSample.ts'
import { type Picture, photoBytes } from '#domain/photo.ts'
import { isRecord } from '#domain/record.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { Photo } from '#openapi/generated/zod.ts'
import { PLACE, latin1, withMetadata } from '../support/photoSamples.ts'
import { enter, idOf } from './entries.ts'
import { change, linh } from './profiles.ts'
import { logIn, uploadedKeys } from './support.ts'

const size = { width: 600, height: 800 }
const place = { orientation: 6, size }

/** Noon in Japan of the day of the filled documents. */
const NOON = new Date('2026-11-22T12:00:00+09:00')

let app: TestApp
beforeEach(async () => {
  app = await createTestApp({ now: NOON })
  await logIn(app, linh)
})

/** Sends a photo as part of the profile, or of the resume. */
const senders = {
  profile: (photo: Picture | null) => change(app, 'profile', { photo }),
  resume: (photo: Picture | null) =>
    app.call('POST', '/applicant/resume/store', { body: { ...resumeRequest(filledResume), photo } }),
}
const photoIn = (body: unknown) => Photo.parse(isRecord(body) ? body['photo'] : undefined)

const pictures: [string, Picture][] = (
  [
    ['image/jpeg', 'a.jpg', jpegOf(size)],
    ['image/png', 'a.png', pngOf(size)],
    ['image/webp', 'a.webp', webpOf.lossy(size)],
  ] as const
).map(([type, name, bytes]) => [type, { type, name, data: toBase64(withMetadata(type, bytes, place)) }])

describe.each(['profile', 'resume'] as const)('a photo of the %s', (name) => {
  const read = async () => photoIn((await app.call('GET', `/applicant/${name}`)).body)

  test.each(pictures)('has no place of a camera, and is upright: %s', async (_, picture) => {
    expect(latin1(photoBytes(picture))).toContain(PLACE)
    const answer = await senders[name](picture)
    expect(answer.status).toBe(200)
    const photo = await read()
    expect(photoIn(answer.body)).toEqual(photo)
    expect(photo).toMatchObject({ name: picture.name, type: picture.type })
    const [key = ''] = await uploadedKeys(app)
    for (const bytes of [await app.env.store.files.get(key), photo && photoBytes(photo)]) {
      const text = latin1(bytes ?? new Uint8Array())
      expect(text).not.toContain('GPS')
      expect(orientationOf(bytes?.subarray(text.indexOf('MM\0*')) ?? new Uint8Array())).toBe(6)
    }
  })

  test('is one file: replaced, removed, and stored with its record or not at all', async () => {
    const [first, second] = pictures.map(([, picture]) => picture)
    await senders[name](first ?? null)
    const keys = await uploadedKeys(app)
    expect(keys).toHaveLength(1)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(app.env, 'stripMetadata').mockRejectedValueOnce(new Unavailable('Too many photos are waiting'))
    expect((await senders[name](second ?? null)).status).toBe(503)
    expect(await uploadedKeys(app)).toEqual(keys)
    await senders[name](second ?? null)
    expect(await uploadedKeys(app)).toHaveLength(1)
    expect(await uploadedKeys(app)).not.toEqual(keys)
    expect((await read())?.type).toBe('image/png')
    await senders[name](null)
    expect(await uploadedKeys(app)).toEqual([])
    expect(await read()).toBeNull()
  })
})

test('a document that is a picture is downloaded byte for byte', async () => {
  const bytes = withMetadata('image/jpeg', jpegOf(size), place)
  const id = idOf(await enter(app, { resume: new File([bytes], 'cv.jpg', { type: 'image/jpeg' }) }))
  const key = (await app.env.store.profiles.find(id))?.resume?.key ?? ''
  expect(await app.env.store.files.get(key)).toEqual(bytes)
})
