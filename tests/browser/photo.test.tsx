/** The portrait: a chosen picture is turned upright, cropped to 3:4 and encoded without its metadata. */
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { logInAs } from './support/account.ts'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(async () => {
  await resetMocks()
  await logInAs('linh')
})

async function openProfile() {
  const { screen } = await openPage('/en/applicant/mypage/profile/edit')
  const main = screen.getByRole('main')
  const input = main.getByLabelText(/^Photo/)
  await expect.element(input).toBeInTheDocument()
  const use = () => screen.getByRole('button', { name: 'Use this photo' }).click()
  return { main, input, use, photo: main.getByRole('img', { name: 'Your photo' }) }
}

/** The segment of a JPEG file with its EXIF data: orientation 6, which asks for a quarter turn to the right. */
const exif = [
  0xff,
  0xe1,
  0,
  34,
  ...new TextEncoder().encode('Exif\0\0MM'),
  0,
  42,
  0,
  0,
  0,
  8,
  0,
  1,
  0x01,
  0x12,
  0,
  3,
  0,
  0,
  0,
  1,
  0,
  6,
  0,
  0,
  0,
  0,
  0,
  0,
]

/** Returns a JPEG file of a camera that lay on its side: its left half, the upper one of the upright picture, is red. */
async function turnedPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(160, 120)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  for (const [color, left] of [
    ['red', 0],
    ['blue', 80],
  ] as const) {
    context.fillStyle = color
    context.fillRect(left, 0, 80, 120)
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
  const parts = [bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)]
  return new File(parts, 'IMG_2041.jpeg', { type: 'image/jpeg' })
}

/** Returns the color at the middle of a picture, at a part of its height. */
async function colorAt(picture: Blob, part: number): Promise<'red' | 'blue'> {
  const bitmap = await createImageBitmap(picture)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, bitmap.height * part, 1, 1).data
  return red > blue ? 'red' : 'blue'
}

test('a picture with an EXIF orientation is upright, and its metadata is gone', async () => {
  const { input, use, photo } = await openProfile()
  await userEvent.upload(input, await turnedPicture())
  await use()
  await expect.element(photo).toBeVisible()
  const stored = await (await fetch(String(photo.element().getAttribute('src')))).blob()
  const { width, height } = await createImageBitmap(stored)
  expect(width / height).toBe(3 / 4)
  expect([await colorAt(stored, 0.1), await colorAt(stored, 0.9)]).toEqual(['red', 'blue'])
  expect(await stored.text()).not.toContain('Exif')
})

test('a file that is no picture is refused; a picture after it takes its place', async () => {
  const { main, input, use, photo } = await openProfile()
  await userEvent.upload(input, new File(['%PDF-1.7'], 'me.jpeg', { type: 'image/jpeg' }))
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await userEvent.upload(input, await turnedPicture())
  await use()
  await expect.element(photo).toBeVisible()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await main.getByRole('button', { name: 'Remove the photo' }).click()
  await expect.element(photo).not.toBeInTheDocument()
})
