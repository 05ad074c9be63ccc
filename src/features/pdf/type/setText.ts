import { POINT, type Text } from '../paper.ts'
import type { Box } from '../shapes.ts'
import { linesOf } from './lines.ts'
import { type Typeface, facesFor, printable, widthOf } from './typeface.ts'

type Align = 'left' | 'center' | 'right'

type Style = { size: number; align?: Align; bold?: boolean }

/** The baseline lies below the middle of a kanji by this part of its size (the ideographic em box is 0.88 above and 0.12 below). */
const BASELINE = 0.38

/** Sets one line in the middle of a box's height. It may be wider than the box. */
export function setLine(typeface: Typeface, text: string, box: Box, style: Style): Text {
  const { size, align = 'left', bold } = style
  const faces = facesFor(typeface, bold)
  const line = printable(faces, text)
  const free = align === 'left' ? 0 : box.width - widthOf(faces, line, size)
  return {
    kind: 'text',
    x: box.x + (align === 'center' ? free / 2 : free),
    y: box.y + box.height / 2 + BASELINE * size * POINT,
    size,
    text: line,
    ...(bold && { bold }),
  }
}

/** Sets lines that are broken already, each `leading` millimetres below the one before, from the top of the box. */
export function setLines(
  typeface: Typeface,
  lines: string[],
  box: Box,
  style: Style & { leading: number },
): Text[] {
  return lines.map((line, index) => {
    const row = { ...box, y: box.y + index * style.leading, height: style.leading }
    return setLine(typeface, line, row, style)
  })
}

export type Fit = {
  /** Sizes of type, the largest first. */
  sizes: [number, ...number[]]
  /** From this size on, the text must fit in one line; a smaller one may take more. */
  oneLine?: number
  align?: Align
}

/** Sets a text in the middle of a box's height, in the first size that fits, otherwise in the last one. */
export function setFitting(
  typeface: Typeface,
  text: string,
  box: Box,
  { sizes, oneLine, align }: Fit,
): Text[] {
  const fits = (size: number) => {
    const lines = linesOf(typeface, text, size, box.width).length
    return oneLine !== undefined && size >= oneLine ? lines === 1 : lines * leadingOf(size) <= box.height
  }
  const size = sizes.find(fits) ?? Math.min(...sizes)
  const lines = linesOf(typeface, text, size, box.width)
  const leading = leadingOf(size)
  const y = box.y + (box.height - lines.length * leading) / 2
  return setLines(typeface, lines, { ...box, y }, { size, leading, ...(align && { align }) })
}

/** The distance of lines, in millimetres, where a box is filled as well as possible. */
const leadingOf = (size: number) => size * POINT * 1.15
