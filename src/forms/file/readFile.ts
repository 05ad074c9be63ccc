import { FILE_BYTES } from '#domain/formLimits.ts'

/**
 * Copies a chosen file into memory, so that it can be sent even after the original has changed or its drive is gone. A file over
 * the size limit is returned unread. `onProgress` gets values from 0 to 1. Rejects when the file cannot be read.
 */
export function readFile(file: File, onProgress: (part: number) => void): Promise<File> {
  if (file.size > FILE_BYTES) return Promise.resolve(file)
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.addEventListener('load', () => {
      const { name, type, lastModified } = file
      resolve(new File(reader.result === null ? [] : [reader.result], name, { type, lastModified }))
    })
    reader.readAsArrayBuffer(file)
  })
}
