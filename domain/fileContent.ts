/**
 * Recognises the accepted file types by what is inside, as a name can say anything (product-decisions §8). A file that another
 * program would read as another kind is refused.
 */
import { endOfZip, zipNames } from './zip.ts'

/** Whether bytes are of an accepted media type (`fileKinds.ts`); false for any other type. */
export function hasContentOf(type: string, bytes: Uint8Array): boolean {
  const isRead = contentTests[type]?.(bytes) ?? false
  return isRead && (type.includes('openxmlformats') || endOfZip(bytes) === null)
}

type ContentTest = (bytes: Uint8Array) => boolean

/** The beginnings of formats that hold bytes and no text, but need no NUL. */
const binaryMark = /^(?:GIF8[79]a|\xff\xd8\xff|\s*%PDF-)/

/** The main folders of the kinds of Office Open XML; a document has one of them. */
const ooxmlFolders = ['word/', 'xl/', 'ppt/']

const contentTests: Record<string, ContentTest> = {
  'image/jpeg': (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  'image/png': (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (bytes) => /^RIFF.{4}WEBP/s.test(asLatin1(bytes.subarray(0, 12))),
  // Readers look for the mark within the first 1,024 bytes; some programs write a byte order mark or blanks before it.
  'application/pdf': (bytes) => /^(?:\xef\xbb\xbf)?[\0\s]*%PDF-/.test(asLatin1(bytes.subarray(0, 1024))),
  'text/plain': (bytes) =>
    bytes.length > 0 && !bytes.includes(0) && !binaryMark.test(asLatin1(bytes.subarray(0, 1024))),
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

/**
 * A zip that holds the parts of an Office Open XML document: its list of contents and a folder of its own, and neither the folder of another kind
 * nor that of a Java program.
 */
function ooxmlWith(folder: string): ContentTest {
  const others = [...ooxmlFolders.filter((other) => other !== folder), 'META-INF/']
  return (bytes) => {
    const names = zipNames(bytes) ?? []
    const has = (start: string) => names.some((name) => name.startsWith(start))
    return names.includes('[Content_Types].xml') && has(folder) && !others.some(has)
  }
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** One character for each byte; bytes below 0x80 are ASCII. */
function asLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
