/** Portraits: base64 in JSON for the client, files in the store. */

import { toBase64 } from '#domain/base64.ts'
import { type Photo, type Picture, photoBytes } from '#domain/photo.ts'
import type { Env } from '../ports/env.ts'
import type { KeptFile } from '../ports/profiles.ts'
import type { Store } from '../ports/store.ts'

/** Returns a portrait as a file, without metadata such as the place where it was taken. */
export async function photoUpload({ stripMetadata }: Env, picture: Picture): Promise<File> {
  const { name, type } = picture
  return new File([await stripMetadata(type, photoBytes(picture))], name, { type })
}

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Returns null for a photo without its bytes. */
export async function photoView(
  { files }: Pick<Store, 'files'>,
  { key, name, type: kept }: KeptFile,
): Promise<Photo> {
  const bytes = await files.get(key)
  const type = photoTypes.find((each) => each === kept)
  return bytes && type ? { name, type, data: toBase64(bytes) } : null
}
