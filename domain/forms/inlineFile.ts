/** Files within JSON, as the contract's schema `ProfileFile` has them. */

import { fromBase64, toBase64 } from '../base64.ts'
import { fileTypeOf } from '../fileKinds.ts'

type InlineFile = { name: string; data: string }

/** Returns the file of a request, of the type that its name says. Data that is not base64 gives an empty file, which its rules refuse. */
export function fileOfInline({ name, data }: InlineFile): File {
  const bytes = fromBase64(data)
  return new File(bytes ? [bytes] : [], name, { type: fileTypeOf({ name, type: '' }, 'document') })
}

/** Returns a file for a request, its name in NFC. */
export async function inlineFile(file: File): Promise<InlineFile> {
  return { name: file.name.normalize('NFC'), data: toBase64(new Uint8Array(await file.arrayBuffer())) }
}
