import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { parse } from 'yaml'
import { Career, Resume } from '#openapi/generated/zod.ts'
import type { Paper } from '#src/features/pdf/paper.ts'
import { openFace } from '#src/features/pdf/type/openFace.ts'
import { type Typeface, prepareGlyphs, typefaceOf } from '#src/features/pdf/type/typeface.ts'
import { writePdf } from '#src/features/pdf/writePdf.ts'
import { readDocumentFonts } from '../../scripts/fonts/documentFonts.ts'

/** The fonts of the build. */
const { fonts: built } = await readDocumentFonts()

function open(name: string) {
  const font = built.get(name)
  if (!font) throw new Error(`No font ${name}`)
  return openFace(name, font)
}

/** The fonts that most documents load. */
export const small: Typeface = typefaceOf(
  { western: [open('latin')], japanese: [open('common')] },
  { western: [open('latinBold')], japanese: [open('wordsBold')] },
)

/** Opens all fonts for a document. */
export function typefaceFor(content: object): Typeface {
  const typeface = typefaceOf(
    { western: ['latin', 'greekCyrillic'].map(open), japanese: ['common', 'level2', 'rare'].map(open) },
    {
      western: ['latinBold', 'greekCyrillicBold'].map(open),
      japanese: ['commonBold', 'level2Bold', 'rareBold'].map(open),
    },
  )
  prepareGlyphs(typeface, JSON.stringify({ ...content, photo: null }))
  return typeface
}

const example = (name: string): unknown =>
  parse(readFileSync(`openapi/components/examples/${name}.yaml`, 'utf8')).value

/** Maria's resume, with the date of the tests. */
export const resume = { ...Resume.parse(example('getResume.maria')), createdDate: '2026-11-21' }
export const emptyResume = Resume.parse(example('getResume.empty'))
export const career = Career.parse(example('getCareer.maria'))
export const emptyCareer = Career.parse(example('getCareer.empty'))

type ReadPage = {
  width: number
  height: number
  /** Without spaces and line ends. */ text: string
  pictures: number
  /** The roles of its elements with their words, without spaces, in the order of reading aloud. */
  elements: { role: string; text: string }[]
}

/** Writes a file and reads it back with PDF.js. */
export async function readBack(paper: Paper, typeface: Typeface) {
  const bytes = await writePdf(paper, typeface)
  const size = bytes.length
  // PDF.js takes the bytes over.
  const raw = bytes.slice()
  const file = await getDocumentProxy(bytes)
  const pages: ReadPage[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ disableNormalization: true })
    const { fnArray } = await page.getOperatorList()
    const elements = elementsOf(await page.getStructTree(), await wordsByElement(page))
    pages.push({
      width,
      height,
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
      // 85 is PDF.js's number of the operator that paints a picture.
      elements,
      pictures: fnArray.filter((operator) => operator === 85).length,
    })
  }
  const { info } = await file.getMetadata()
  const { Marked: isTagged } = (await file.getMarkInfo()) ?? {}
  const fontNames = [
    ...Buffer.from(raw)
      .toString('latin1')
      .matchAll(/\/BaseFont \/\w+\+([\w-]+)/g),
  ]
  return {
    pages,
    text: pages.map(({ text }) => text).join('\n'),
    info,
    size,
    isTagged,
    fonts: new Set(fontNames.map(([, name]) => name)),
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Node = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>

/** Returns the words of each marked part of a page by its id. */
async function wordsByElement(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const words = new Map<string, string>()
  let id = ''
  for (const item of items) {
    if ('str' in item) words.set(id, (words.get(id) ?? '') + item.str)
    else if (item.type === 'beginMarkedContentProps') id = item.id ?? ''
    else id = ''
  }
  return words
}

/** Returns the elements with words or pictures of their own. */
function elementsOf(node: Node | null, words: Map<string, string>): ReadPage['elements'] {
  if (!node) return []
  const ids = node.children.flatMap((child) => ('id' in child && child.id ? [child.id] : []))
  const text = 'alt' in node ? String(node.alt) : ids.map((id) => words.get(id) ?? '').join('')
  const own = { role: node.role, text: text.replaceAll(/\s/g, '') }
  const inner = node.children.flatMap((child) => ('role' in child ? elementsOf(child, words) : []))
  return ids.length > 0 ? [own, ...inner] : inner
}
