/** Polyglot files and contradictory zips are refused without unpacking. */

import { describe, expect, test } from 'vitest'
import { hasContentOf } from './fileContent.ts'
import { acceptedTypes } from './fileKinds.ts'
import { jpegOf, pngOf } from './imageSample.ts'
import { type SampleFile, zipOf } from './zipSample.ts'

const { docx, xlsx, pdf, txt, jpg, png, doc } = acceptedTypes.document
const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const parts: SampleFile[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
]
const contentLength = parts.reduce((sum, { content = '' }) => sum + content.length, 0)
/** A part that raises the unpacked size of all parts to 100 MB and this number of bytes. */
const upTo100MB = (more: number): SampleFile => ({
  name: 'word/media/b.bmp',
  unpacked: 100_000_000 - contentLength + more,
})
const zeros = '\0'.repeat(400_000)
const withPart = (part: SampleFile) => zipOf([...parts, part])

describe('a Word document', () => {
  test.each([
    ['without changes', zipOf(parts)],
    ['with a comment', zipOf(parts, { comment: 'Maria' })],
    ['with a zip inside', withPart({ name: 'word/embeddings/a.xlsx', content: 'PK\x03\x04' })],
    [
      'whose sizes come after the file',
      withPart({ name: 'word/a.xml', content: 'abc', flags: 0x8, localUnpacked: 0 }),
    ],
    ['with names in UTF-8', withPart({ name: 'word/a.xml', flags: 0x800 })],
    ['of 20 MB once unpacked', withPart({ name: 'word/media/a.bmp', unpacked: 20_000_000 })],
    ['of 100 MB once unpacked', withPart(upTo100MB(0))],
  ])('%s is accepted', (_, bytes) => {
    expect(hasContentOf(docx, bytes)).toBe(true)
  })

  test.each([
    ['with a program before it', zipOf(parts, { before: 'MZ\x90\0' })],
    ['with a page before it', zipOf(parts, { before: '<script>' })],
    ['with something after it', zipOf(parts, { after: '<script>' })],
    ['that is also a spreadsheet', withPart({ name: 'xl/workbook.xml' })],
    ['that is also a Java program', withPart({ name: 'META-INF/MANIFEST.MF' })],
    ['with macros', withPart({ name: 'word/vbaProject.bin' })],
    ['with macros in capitals', withPart({ name: 'word/VBAPROJECT.BIN' })],
    ['with a name that leaves the folder', withPart({ name: 'word/../../x' })],
    ['with a name that ends above', withPart({ name: 'word/..' })],
    ['with the name of a root', withPart({ name: '/etc/x' })],
    ['with a name for Windows', withPart({ name: 'word\\..\\x' })],
    ['with the name of a drive', withPart({ name: 'c:x' })],
    ['with a line break in a name', withPart({ name: 'word/a\nb' })],
    ['with a name twice', withPart({ name: 'word/document.xml' })],
    ['with a name twice, in capitals', withPart({ name: 'WORD/document.xml' })],
    ['that is encrypted', withPart({ name: 'word/a.xml', flags: 0x1 })],
    ['that is strongly encrypted', withPart({ name: 'word/a.xml', flags: 0x41 })],
    ['with a hidden directory', withPart({ name: 'word/a.xml', flags: 0x2000 })],
    ['packed in another way', withPart({ name: 'word/a.xml', method: 12 })],
    ['that declares 10 bytes for 400 KB', withPart({ name: 'word/a.xml', content: zeros, unpacked: 10 })],
    ['that declares more than it stores', withPart({ name: 'word/a.xml', unpacked: 10, method: 0 })],
    ['with two sizes', withPart({ name: 'word/a.xml', content: 'abc', localUnpacked: 4 })],
    ['with a file under two names', withPart({ name: 'word/a.xml', localName: 'word/a.exe' })],
    ['of more than 100 MB once unpacked', withPart(upTo100MB(1))],
    ['of 4 GB once unpacked', withPart({ name: 'word/a.xml', unpacked: 4_294_967_295 })],
    ['with two files at the same position', withPart({ name: '[Content_Types].xml', at: 0 })],
    ['with a file beyond its end', withPart({ name: 'word/a.xml', at: 400_000_000 })],
    ['with fewer files than it declares', zipOf(parts, { count: 3 })],
    ['with more files than it declares', zipOf(parts, { count: 1 })],
    ['that is cut off', zipOf(parts).subarray(0, -1)],
    ['with only a header', bytesOf('PK\x03\x04')],
    ['with only an end record', bytesOf(`PK\x05\x06${'\0'.repeat(18)}`)],
  ])('%s is refused', (_, bytes) => {
    expect(hasContentOf(docx, bytes)).toBe(false)
    expect(hasContentOf(xlsx, bytes)).toBe(false)
  })

  test('with a file inside another is refused', () => {
    const inner = `PK\x03\x04${'\0'.repeat(22)}\x0a\0\0\0word/b.xml`
    const outer = { name: 'word/a.xml', content: inner }
    const outerAt = parts.reduce((sum, { name, content = '' }) => sum + 30 + name.length + content.length, 0)
    const at = outerAt + 30 + outer.name.length
    expect(hasContentOf(docx, withPart(outer))).toBe(true)
    expect(hasContentOf(docx, zipOf([...parts, outer, { name: 'word/b.xml' }]))).toBe(true)
    expect(hasContentOf(docx, zipOf([...parts, outer, { name: 'word/b.xml', at }]))).toBe(false)
  })

  test('of 500 KB of directory entries is refused', () => {
    const many = Array.from({ length: 6_000 }, (_, index) => ({ name: `word/${index}` }))
    expect(hasContentOf(docx, zipOf([...parts, ...many]))).toBe(false)
  })
})

test.each([
  ['a PDF', pdf, '%PDF-1.7\n'],
  ['a photo', jpg, latin1(jpegOf({ width: 3, height: 4 }))],
  ['a picture', png, latin1(pngOf({ width: 3, height: 4 }))],
  ['a text', txt, 'Ana Herrera\n'],
  ['an old document', doc, `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'WordDocument\0'].join('\0')}`],
])('%s that is also a zip is refused', (_, type, start) => {
  expect(hasContentOf(type, bytesOf(`${start}PK\x05\x06 within`))).toBe(true)
  expect(hasContentOf(type, zipOf([{ name: 'a.class' }], { before: start }))).toBe(false)
})

test.each([
  ['\ufeff', '\xef\xbb\xbf', true],
  ['blanks', '\r\n ', true],
  ['a GIF', 'GIF89a', false],
  ['a page', '<script>alert(1)</script>', false],
  ['a program', 'MZ\x90\0', false],
])('a PDF behind %s', (_, before, accepted) => {
  expect(hasContentOf(pdf, bytesOf(`${before}%PDF-1.7\n`))).toBe(accepted)
})

test.each(['GIF89a/*<script>*/', '%PDF-1.7', '\n%PDF-1.7', '\xff\xd8\xff'])(
  'a text that begins like another format is refused: %j',
  (text) => {
    expect(hasContentOf(txt, bytesOf(text))).toBe(false)
  },
)
