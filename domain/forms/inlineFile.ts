/** Files within JSON: photos, and the documents of the profile. */
import type { Photo } from '#openapi/generated/zod.ts'
import { fromBase64, toBase64 } from '../base64.ts'
import { type FileUse, fileTypeOf } from '../fileKinds.ts'

/** A file as the contract's schemas `Photo` and `ProfileFile` have it; the type is in the former only. */
type InlineFile = { name: string; data: string; type?: string }

type PhotoValue = NonNullable<Photo>

const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies PhotoValue['type'][]

/**
 * Returns the file of a request. It is empty where the data is not base64, or where the declared type is another than the name's: the
 * rule `fileContent` refuses it then.
 */
export function fileOfInline({ name, data, type }: InlineFile, use: FileUse): File {
  const ofName = fileTypeOf({ name, type: '' }, use)
  const isContradictory = type !== undefined && ofName !== undefined && type !== ofName
  const bytes = isContradictory ? null : fromBase64(data)
  return new File(bytes ? [bytes] : [], name, { type: type ?? ofName ?? '' })
}

/** Returns a file for a request, its name in NFC. */
export async function inlineFile(file: File): Promise<{ name: string; data: string }> {
  return { name: file.name.normalize('NFC'), data: toBase64(new Uint8Array(await file.arrayBuffer())) }
}

/** Returns a photo for a request. Throws for a file that is no accepted image. */
export async function inlinePhoto(file: File): Promise<PhotoValue> {
  const found = fileTypeOf(file, 'image')
  const type = photoTypes.find((each) => each === found)
  if (!type) throw new Error(`${file.name} is no image`)
  return { ...(await inlineFile(file)), type }
}
