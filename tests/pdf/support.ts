import { readFileSync } from 'node:fs'
import { getDocumentProxy } from 'unpdf'
import { parse } from 'yaml'
import { Career, Resume } from '#openapi/generated/zod.ts'
import type { Paper } from '#src/features/pdf/paper.ts'
import { openFace } from '#src/features/pdf/type/openFace.ts'
import { type Typeface, prepareGlyphs } from '#src/features/pdf/type/typeface.ts'
import { writePdf } from '#src/features/pdf/writePdf.ts'
import { readDocumentFonts } from '../../scripts/fonts/documentFonts.ts'

/** The fonts of the build. */
const fonts = await readDocumentFonts()

/** The fonts that most documents load. */
export const small: Typeface = {
  western: [openFace('latin', fonts.latin)],
  japanese: [openFace('common', fonts.common)],
}

/** Opens all fonts for a document. */
export function typefaceFor(content: object): Typeface {
  const typeface = {
    western: [openFace('latin', fonts.latin), openFace('greekCyrillic', fonts.greekCyrillic)],
    japanese: (['common', 'level2', 'rare'] as const).map((name) => openFace(name, fonts[name])),
  }
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
}

/** Writes a file and reads it back with PDF.js. */
export async function readBack(paper: Paper, typeface: Typeface) {
  const bytes = await writePdf(paper, typeface)
  const size = bytes.length
  const file = await getDocumentProxy(bytes)
  const pages: ReadPage[] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ disableNormalization: true })
    const { fnArray } = await page.getOperatorList()
    pages.push({
      width,
      height,
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
      // 85 is PDF.js's number of the operator that paints a picture.
      pictures: fnArray.filter((operator) => operator === 85).length,
    })
  }
  const { info } = await file.getMetadata()
  return { pages, text: pages.map(({ text }) => text).join('\n'), info, size }
}
