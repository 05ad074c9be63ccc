/** A portrait in a form, as the contract sends it. The rules are those of uploads (specification §5). */
import * as z from 'zod/mini'
import type { Photo as PhotoSchema } from '#openapi/generated/zod.ts'
import { fromBase64 } from '../base64.ts'
import { hasContentOf } from '../fileContent.ts'
import { fileTypeOf } from '../fileKinds.ts'
import { isSafeName } from '../fileRules.ts'
import { FILE_BYTES, FILE_NAME_LENGTH } from '../formLimits.ts'
import { rule } from '../rules.ts'
import { isLongerThan } from '../text.ts'

/** The picture in base64 with its name and type; null where there is none. */
export type Photo = z.output<typeof PhotoSchema>

type Picture = NonNullable<Photo>

/** Null, or an image of at most 512,000 bytes, whose content is of the type that it names. */
export const photo = z.custom<Photo>().check(
  passes('fileSize', (picture) => byteLength(picture.data) <= FILE_BYTES, FILE_BYTES / 1024),
  passes('fileNameLength', ({ name }) => !isLongerThan(name, FILE_NAME_LENGTH), FILE_NAME_LENGTH),
  passes('fileName', ({ name }) => isSafeName(name)),
  passes('fileType', (picture) => fileTypeOf(picture, 'image') === picture.type),
  passes('fileContent', (picture) => hasContentOf(picture.type, bytesOf(picture))),
)

function passes(
  name: 'fileSize' | 'fileNameLength' | 'fileName' | 'fileType' | 'fileContent',
  test: (picture: Picture) => boolean,
  limit?: number,
) {
  return rule<Photo>(name, (picture) => !picture || test(picture), limit)
}

/** Returns the number of bytes that a text in base64 stands for. */
function byteLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  return Math.floor(((base64.length - padding) * 3) / 4)
}

/** Returns the bytes of a picture; none where its data is not base64. */
const bytesOf = ({ data }: Picture): Uint8Array<ArrayBuffer> => fromBase64(data) ?? new Uint8Array()

/** Returns a picture as a file. */
export const photoFile = (picture: Picture): File =>
  new File([bytesOf(picture)], picture.name, { type: picture.type })

/** Returns the address of a picture for `src`. */
export const photoUrl = ({ type, data }: Picture): string => `data:${type};base64,${data}`
