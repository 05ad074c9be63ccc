import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { acceptOf } from './fileKinds.ts'
import { fileContent, fileName, fileNameLength, fileSize, fileType } from './fileRules.ts'
import { jpegOf, pngOf, webpOf } from './imageSample.ts'
import { firstIssues } from './ruleIssues.ts'
import { zipOf } from './zipSample.ts'

const upload = z.nullable(z.file())

async function broken(schema: z.ZodMiniType, file: File | null) {
  const { error } = await z.safeParseAsync(schema, file)
  return error ? firstIssues(error).map(({ rule, limit }) => ({ rule, limit })) : []
}

const named = (name: string, type = '') => new File(['x'], name, { type })

test.each([
  [512_000, []],
  [512_001, [{ rule: 'fileSize', limit: 500 }]],
])('a file of %i bytes', async (size, expected) => {
  expect(await broken(upload.check(fileSize), new File([new Uint8Array(size)], 'a.pdf'))).toEqual(expected)
})

test.each([
  ['a'.repeat(31) + '.pdf', []],
  ['a'.repeat(32) + '.pdf', [{ rule: 'fileNameLength', limit: 35 }]],
  ['か\u3099'.repeat(31) + '.pdf', []],
])('the name %s', async (name, expected) => {
  expect(await broken(upload.check(fileNameLength), named(name))).toEqual(expected)
})

test.each([
  '../cv.pdf',
  'a/cv.pdf',
  'a\\cv.pdf',
  'a.exe:.pdf',
  'cv\n.pdf',
  'cv\r\nX: y.pdf',
  'cv\0.pdf',
  'cv\u2028.pdf',
  'fdp.\u202egpj.pdf',
  '\u2066cv\u2069.pdf',
  'cv.pdf.',
  'cv.pdf ',
  '..',
])('the name %j is refused', async (name) => {
  expect(await broken(upload.check(fileName), named(name))).toEqual([{ rule: 'fileName', limit: 0 }])
})

test.each([
  'cv.pdf',
  '.cv.pdf',
  'Maria’s CV (v2), final!.pdf',
  '職務経歴書 2026年11月.docx',
  'か\u3099.pdf',
  'رزومه.pdf',
  '\u200fرزومه.pdf',
  'cv👩🏽‍💻.pdf',
])('the name %j is accepted', async (name) => {
  expect(await broken(upload.check(fileName), named(name))).toEqual([])
})

test.each([
  ['cv.pdf', '', 'document', true],
  ['CV.DOCX', '', 'document', true],
  ['photo.jpg', 'image/jpeg', 'document', true],
  ['photo.webp', '', 'image', true],
  ['cv.pdf', 'application/pdf', 'image', false],
  ['cv_old.pages', '', 'document', false],
  ['cv.pdf.exe', 'application/pdf', 'document', false],
  ['cv', 'application/pdf', 'document', true],
  ['cv', '', 'document', false],
] as const)('%s declared as "%s" for %s', async (name, type, use, accepted) => {
  const expected = accepted ? [] : [{ rule: 'fileType', limit: 0 }]
  expect(await broken(upload.check(fileType(use)), named(name, type))).toEqual(expected)
})

test('all rules pass without a file', async () => {
  const all = upload.check(fileSize, fileNameLength, fileName, fileType('image'), fileContent('image'))
  expect(await broken(all, null)).toEqual([])
})

test('the file dialog offers extensions and media types', () => {
  expect(acceptOf('image')).toBe('.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp')
})

describe('content', () => {
  const bytes = (...values: number[]) => new Uint8Array(values)
  const oleMark = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
  const ole = (stream: string) => new File([oleMark, [...stream].join('\0'), '\0\0\0'], 'x')

  const zip = (names: string[]) => new File([zipOf(names.map((name) => ({ name })))], 'x')

  const size = { width: 3, height: 4 }
  const jpeg = new File([jpegOf(size)], 'x')
  const png = new File([pngOf(size)], 'x')
  const webp = new File([webpOf.lossy(size)], 'x')
  const pdf = new File(['%PDF-1.7\n'], 'x')
  const docx = zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])

  test.each([
    ['a.jpg', jpeg, true],
    ['a.jpeg', png, false],
    ['a.png', png, true],
    ['a.png', new File(['<svg onload="">'], 'x'), false],
    ['a.webp', webp, true],
    ['a.webp', new File(['RIFF', bytes(1, 0, 0, 0), 'WAVE'], 'x'), false],
    ['a.pdf', pdf, true],
    ['a.pdf', new File(['MZ'], 'x'), false],
    ['a.pdf', new File([], 'x'), false],
    ['a.txt', new File(['履歴書\n'], 'x'), true],
    ['a.txt', new File([bytes(0x97, 0x9a, 0x97, 0xf0)], 'x'), true],
    ['a.txt', new File(['a\0b'], 'x'), false],
    ['a.txt', new File([], 'x'), false],
    ['a.doc', ole('WordDocument'), true],
    ['a.xls', ole('Workbook'), true],
    ['a.ppt', ole('PowerPoint Document'), true],
    ['a.doc', ole('Workbook'), false],
    ['a.doc', docx, false],
    ['a.docx', docx, true],
    ['a.xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml']), true],
    ['a.pptx', zip(['[Content_Types].xml', 'ppt/presentation.xml']), true],
    ['a.xlsx', docx, false],
    ['a.docx', zip(['word/document.xml']), false],
    ['a.docx', zip([]), false],
    ['a.docx', new File(['PK\x03\x04', '[Content_Types].xml word/'], 'x'), false],
  ])('%s', async (name, content, accepted) => {
    const file = new File([content], name)
    const expected = accepted ? [] : [{ rule: 'fileContent', limit: 0 }]
    expect(await broken(upload.check(fileContent('document')), file)).toEqual(expected)
  })
  test('a file that was removed after it was chosen is refused', async () => {
    const gone = new File(['%PDF-1.7'], 'cv.pdf')
    gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'))
    expect(await broken(upload.check(fileContent('document')), gone)).toEqual([
      { rule: 'fileContent', limit: 0 },
    ])
  })
})
