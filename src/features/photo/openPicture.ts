import { hasContentOf } from '#domain/fileContent.ts'
import { fileTypeOf } from '#domain/fileKinds.ts'
import { CHOSEN_PHOTO_BYTES } from '#domain/formLimits.ts'

/**
 * Decodes a chosen picture, upright as its EXIF orientation says. Returns the broken rule for a file that is none. The picture may be
 * larger than an upload, since only a part of it is kept.
 */
export async function openPicture(
  file: File,
): Promise<ImageBitmap | 'fileType' | 'fileContent' | 'fileSize'> {
  const type = fileTypeOf(file, 'image')
  if (!type) return 'fileType'
  if (file.size > CHOSEN_PHOTO_BYTES) return 'fileSize'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!hasContentOf(type, bytes)) return 'fileContent'
    return await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
  } catch (error) {
    // Browsers throw a `DOMException` for a damaged picture, and for a file that was changed after it was chosen.
    if (error instanceof DOMException) return 'fileContent'
    throw error
  }
}
