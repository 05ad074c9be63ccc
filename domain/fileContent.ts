/**
 * Checks the accepted file types by their content, because a name proves nothing (product-decisions §8). Files that other programs
 * could read as another type are refused.
 */

import { IMAGE_PIXELS } from './formLimits.ts'
import { imageSize } from './imageSize.ts'
import { endOfZip, zipNames } from './zip.ts'

/** Returns whether bytes have the content of a media type (`fileKinds.ts`). False for types that are not accepted. */
export function hasContentOf(type: string, bytes: Uint8Array): boolean {
  const isRead = contentTests[type]?.(bytes) ?? false
  return isRead && (type.includes('openxmlformats') || endOfZip(bytes) === null)
}

type ContentTest = (bytes: Uint8Array) => boolean

/** The beginnings of binary formats that may contain no NUL. */
const binaryMark = /^(?:GIF8[79]a|\xff\xd8\xff|\s*%PDF-)/

/** The main folders of Office Open XML formats. A document has exactly one of them. */
const ooxmlFolders = ['word/', 'xl/', 'ppt/']

const contentTests: Record<string, ContentTest> = {
  'image/jpeg': pictureOf('image/jpeg'),
  'image/png': pictureOf('image/png'),
  'image/webp': pictureOf('image/webp'),
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

/** Tests for a picture of this type, of a size that programs can open. */
function pictureOf(type: string): ContentTest {
  return (bytes) => {
    const size = imageSize(type, bytes)
    return size !== null && size.width * size.height <= IMAGE_PIXELS
  }
}

/** Tests for an OLE2 container (the old Office formats) with one of these streams. Its directory has their names in UTF-16. */
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
 * Tests for a zip file with the parts of an Office Open XML document: its list of contents and its main folder, but no main folder of
 * another format or of a Java program, and no macros.
 */
function ooxmlWith(folder: string): ContentTest {
  const others = [...ooxmlFolders.filter((other) => other !== folder), 'META-INF/']
  return (bytes) => {
    const names = zipNames(bytes) ?? []
    const has = (start: string) => names.some((name) => name.startsWith(start))
    const hasMacros = names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))
    return names.includes('[Content_Types].xml') && has(folder) && !others.some(has) && !hasMacros
  }
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

/** Decodes each byte to one character. Bytes below 0x80 are ASCII. */
function asLatin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
