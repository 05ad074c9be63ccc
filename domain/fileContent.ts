/** Recognises the accepted file types by what is inside, as a name can say anything (product-decisions §8). */

/** Whether bytes are of an accepted media type (`fileKinds.ts`); false for any other type. */
export function hasContentOf(type: string, bytes: Uint8Array): boolean {
  return contentTests[type]?.(bytes) ?? false
}

type ContentTest = (bytes: Uint8Array) => boolean

const contentTests: Record<string, ContentTest> = {
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (bytes) => /^RIFF.{4}WEBP/s.test(asLatin1(bytes.subarray(0, 12))),
  // The format allows some bytes before its mark.
  'application/pdf': (bytes) => asLatin1(bytes.subarray(0, 1024)).includes('%PDF-'),
  'text/plain': (bytes) => bytes.length > 0 && !bytes.includes(0),
  'application/msword': ole2With('WordDocument'),
  'application/vnd.ms-excel': ole2With('Workbook', 'Book'),
  'application/vnd.ms-powerpoint': ole2With('PowerPoint Document'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ooxmlWith('word/'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ooxmlWith('xl/'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ooxmlWith('ppt/'),
}

/** An OLE2 container (the old Office formats) with one of these streams; its directory has their names in UTF-16. */
function ole2With(...streams: string[]): ContentTest {
  const mark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  const names = streams.map((stream) => [...`${stream}\0`].join('\0'))
  return (bytes) => {
    if (!startsWith(bytes, mark)) return false
    const text = asLatin1(bytes)
    return names.some((name) => text.includes(name))
  }
}

/** A zip that holds the parts of an Office Open XML document: its list of contents, and a folder of its own. */
function ooxmlWith(folder: string): ContentTest {
  return (bytes) => {
    const names = zipNames(bytes)
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder))
  }
}

/** The names in a zip's central directory, from the record at its end; none if it is not a zip. */
function zipNames(bytes: Uint8Array): string[] {
  const text = asLatin1(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = text.lastIndexOf('PK\x05\x06')
  if (!text.startsWith('PK\x03\x04') || end < 0 || end + 22 > bytes.length) return []
  const names: string[] = []
  let entry = view.getUint32(end + 16, true)
  while (entry + 46 <= end && text.startsWith('PK\x01\x02', entry)) {
    const nameLength = view.getUint16(entry + 28, true)
    names.push(text.slice(entry + 46, entry + 46 + nameLength))
    entry += 46 + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true)
  }
  return names
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** One character for each byte; bytes below 0x80 are ASCII. */
function asLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
