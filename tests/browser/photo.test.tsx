/** The portrait: a chosen picture is turned upright, cropped to 3:4 and encoded without its metadata. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FILE_BYTES } from '#domain/formLimits.ts'
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

/** Returns the picture that an element shows, which is the one that is sent. */
const sourceOf = async (image: Element) => (await fetch(String(image.getAttribute('src')))).blob()

/** Returns the color at the middle of a picture, at a part of its height. */
async function colorAt(picture: Blob, part: number): Promise<'red' | 'blue'> {
  const bitmap = await createImageBitmap(picture)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, bitmap.height * part, 1, 1).data
  return red > blue ? 'red' : 'blue'
}

test('a picture with an EXIF orientation is upright, and its metadata is removed', async () => {
  const { input, use, photo } = await openProfile()
  await userEvent.upload(input, await turnedPicture())
  await use()
  await expect.element(photo).toBeVisible()
  const stored = await sourceOf(photo.element())
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

/** Returns a picture with this file size in bytes: decoders ignore bytes after the end of a JPEG picture. */
async function pictureOf(bytes: number): Promise<File> {
  const picture = await turnedPicture()
  const rest = new Uint8Array(bytes - picture.size)
  return new File([picture, rest], 'IMG_2042.jpeg', { type: 'image/jpeg' })
}

/** Chooses a large file as the file dialog does; the test's channel to the browser takes too long for it. */
function choose(input: Element, file: File): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('The photo has no input')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a picture of 10 MB is cropped and sent within the limit of uploads; a larger one is refused', async () => {
  const { input, use, photo } = await openProfile()
  await expect.element(input).toHaveAccessibleDescription(/Up to 10.MB/)
  choose(input.element(), await pictureOf(10 * 1024 * 1024 + 1))
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription(/too large.*up to 10.MB/)
  choose(input.element(), await pictureOf(10 * 1024 * 1024))
  await use()
  await expect.element(photo).toBeVisible()
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  expect((await sourceOf(photo.element())).size).toBeLessThanOrEqual(FILE_BYTES)
})

test('the hint and the refusal are in Japanese on Japanese pages', async () => {
  const { screen } = await openPage('/applicant/mypage/profile/edit')
  const input = screen.getByRole('main').getByLabelText(/^証明写真/)
  await expect.element(input).toHaveAccessibleDescription(/10MBまで/)
  choose(input.element(), await pictureOf(10 * 1024 * 1024 + 1))
  await expect.element(input).toHaveAccessibleDescription(/ファイルが大きすぎます.*10MB/)
})
