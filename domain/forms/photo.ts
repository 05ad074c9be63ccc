/** The rules of a portrait in a form: those of uploads (specification §5). */

import * as z from 'zod/mini'
import { hasContentOf } from '../fileContent.ts'
import { fileTypeOf } from '../fileKinds.ts'
import { isSafeName } from '../fileRules.ts'
import { FILE_BYTES, FILE_NAME_LENGTH } from '../formLimits.ts'
import { type Photo, type Picture, photoBytes } from '../photo.ts'
import { rule } from '../rules.ts'
import { isLongerThan } from '../text.ts'

/** Null, or an image of at most 512,000 bytes. Its content must have the declared type. */
export const photo = z.custom<Photo>().check(
  passes('fileSize', (picture) => byteLength(picture.data) <= FILE_BYTES, FILE_BYTES / 1024),
  passes('fileNameLength', ({ name }) => !isLongerThan(name, FILE_NAME_LENGTH), FILE_NAME_LENGTH),
  passes('fileName', ({ name }) => isSafeName(name)),
  passes('fileType', (picture) => fileTypeOf(picture, 'image') === picture.type),
  passes('fileContent', (picture) => hasContentOf(picture.type, photoBytes(picture))),
)

function passes(
  name: 'fileSize' | 'fileNameLength' | 'fileName' | 'fileType' | 'fileContent',
  test: (picture: Picture) => boolean,
  limit?: number,
) {
  return rule<Photo>(name, (picture) => !picture || test(picture), limit)
}

/** Returns the number of bytes that a text in base64 encodes. */
function byteLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  return Math.floor(((base64.length - padding) * 3) / 4)
}
