/** The rules of uploaded files (spec §5, §9; product-decisions §8). They pass without a file. */

import * as z from 'zod/mini'
import { hasContentOf } from './fileContent.ts'
import { type FileUse, fileTypeOf } from './fileKinds.ts'
import { FILE_BYTES, FILE_NAME_LENGTH } from './formLimits.ts'
import { report, rule } from './rules.ts'
import { isLongerThan } from './text.ts'

/** The properties of a `File` that the rules check. */
type Upload = { name: string; type: string; size: number }

export const fileSize = rule<Upload | null>(
  'fileSize',
  (file) => file === null || file.size <= FILE_BYTES,
  FILE_BYTES / 1024,
)

export const fileNameLength = rule<Upload | null>(
  'fileNameLength',
  (file) => file === null || !isLongerThan(file.name, FILE_NAME_LENGTH),
  FILE_NAME_LENGTH,
)

/**
 * Characters in a file name that are dangerous to others who save the file: separators of folders, the colon of Windows' drives and
 * streams, control characters, line breaks, marks that override the reading direction ("fdp.exe" for "exe.pdf"), and a dot or blank at the
 * end.
 */
const UNSAFE_NAME = /[/\\:\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|[. ]$/u

/** Returns whether a file name can be saved on every system as it is shown. */
export const isSafeName = (name: string): boolean => !UNSAFE_NAME.test(name)

export const fileName = rule<Upload | null>('fileName', (file) => file === null || isSafeName(file.name))

/** Checks the type of a file by its name. */
export const fileType = (use: FileUse) =>
  rule<Upload | null>('fileType', (file) => file === null || fileTypeOf(file, use) !== undefined)

/** `fileContent` of an empty file, which has a text of its own. */
export const fileFilled = z.refine<Upload | null>((file) => file === null || file.size > 0, {
  error: 'fileContent',
  params: { rule: 'fileContent', isEmpty: true },
})

/** Checks that the content of a file fits its name. Asynchronous, because it reads the file. An unreadable file fails. */
export const fileContent = (use: FileUse) =>
  z.refine<ReadableUpload | null>(async (file) => {
    if (file === null || file.size > FILE_BYTES) return true
    const type = fileTypeOf(file, use)
    if (type === undefined) return true
    const bytes = await readBytes(file)
    return bytes !== null && hasContentOf(type, bytes)
  }, report('fileContent'))

type ReadableUpload = Upload & { arrayBuffer(): Promise<ArrayBuffer> }

/** Returns null if the file was changed or removed after it was chosen: browsers throw a `DOMException` then. */
async function readBytes(file: ReadableUpload): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
