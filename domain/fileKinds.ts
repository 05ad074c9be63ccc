/** The file types that can be uploaded (spec §5): three image and eight document types, by extension. */
const imageTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const documentTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  txt: 'text/plain',
}

/** Accepted types by use and extension: only images for photos, documents and images for resumes and careers. */
export const acceptedTypes = {
  image: imageTypes,
  document: { ...documentTypes, ...imageTypes },
}

export type FileUse = keyof typeof acceptedTypes

/** Returns the value of a file input's `accept`. */
export function acceptOf(use: FileUse): string {
  const endings = Object.keys(acceptedTypes[use]).map((ending) => `.${ending}`)
  return [...endings, ...new Set(Object.values(acceptedTypes[use]))].join(',')
}

/** Returns the accepted media type of a file by its extension, or by its declared type if it has none. Otherwise undefined. */
export function fileTypeOf(file: { name: string; type: string }, use: FileUse): string | undefined {
  const types = new Map(Object.entries(acceptedTypes[use]))
  const dot = file.name.lastIndexOf('.')
  if (dot >= 0) return types.get(file.name.slice(dot + 1).toLowerCase())
  return [...types.values()].find((type) => type === file.type)
}
