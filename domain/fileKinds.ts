/** The file types that can be uploaded (spec §5): three of images, eight of documents, by ending. */
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

/** Accepted types by ending: for a photo images only, for resumes and careers documents and images. */
export const acceptedTypes = {
  image: imageTypes,
  document: { ...documentTypes, ...imageTypes },
}

export type FileUse = keyof typeof acceptedTypes

/** The value of a file input's `accept`. */
export function acceptOf(use: FileUse): string {
  const endings = Object.keys(acceptedTypes[use]).map((ending) => `.${ending}`)
  return [...endings, ...new Set(Object.values(acceptedTypes[use]))].join(',')
}

/** The accepted media type of a file by its ending, or by the type it declares if it has no ending; undefined if none. */
export function fileTypeOf(file: { name: string; type: string }, use: FileUse): string | undefined {
  const types = new Map(Object.entries(acceptedTypes[use]))
  const dot = file.name.lastIndexOf('.')
  if (dot >= 0) return types.get(file.name.slice(dot + 1).toLowerCase())
  return [...types.values()].find((type) => type === file.type)
}
