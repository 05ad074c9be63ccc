import type { Block, Element } from '../flow.ts'
import { horizontal } from '../shapes.ts'
import { linesOf } from '../type/lines.ts'
import { setLine } from '../type/setText.ts'
import { type Typeface, widthOf } from '../type/typeface.ts'
import { LOOK } from './look.ts'

const { left: x, width } = LOOK

/** The heading of a section, ruled. */
export function heading(text: string, typeface: Typeface): Block {
  return {
    space: 7,
    height: 9,
    keepsWithNext: true,
    element: { role: 'H2' },
    draw: (y) => [
      setLine(typeface, text, { x, y, width, height: 7 }, { size: LOOK.heading, bold: true }),
      horizontal(x, y + 7, width, 'thick'),
    ],
  }
}

/** The lines of a text; the next sheet may begin after any of them. */
export function paragraph(text: string, typeface: Typeface): Block[] {
  if (text.trim() === '') return []
  const element: Element = { role: 'P' }
  return linesOf(typeface, text, LOOK.text, width).map((line) => ({
    element,
    space: 0,
    height: LOOK.leading,
    draw: (y) => [setLine(typeface, line, { x, y, width, height: LOOK.leading }, { size: LOOK.text })],
  }))
}

/** A name in bold type, with a period at the right; a long name takes more lines. */
export function titleBlock(
  text: string,
  period: string,
  typeface: Typeface,
  look: { size: number; space: number; shaded: boolean },
): Block {
  const inset = look.shaded ? 2 : 0
  const free = width - 2 * inset - widthOf(typeface, period, LOOK.small) - 4
  const lines = linesOf(typeface.bold, text, look.size, free)
  const height = lines.length * LOOK.leading + (look.shaded ? 3 : 1)
  const row = { x: x + inset, width: width - 2 * inset, height: LOOK.leading }
  const rowTop = look.shaded ? 1.5 : 0
  return {
    space: look.space,
    height: height + 1,
    keepsWithNext: true,
    element: { role: 'H3' },
    draw: (y) => [
      ...(look.shaded ? [{ kind: 'fill' as const, x, y, width, height }] : []),
      ...lines.map((line, index) =>
        setLine(
          typeface,
          line,
          { ...row, y: y + rowTop + index * LOOK.leading },
          { size: look.size, bold: true },
        ),
      ),
      setLine(typeface, period, { ...row, y: y + rowTop }, { size: LOOK.small, align: 'right' }),
    ],
  }
}

/** A fact with its label at the left; nothing for an empty text. */
export function fact(label: string, text: string, typeface: Typeface): Block[] {
  if (text.trim() === '') return []
  const inner = { x: x + LOOK.labels, width: width - LOOK.labels, height: LOOK.leading }
  const element: Element = { role: 'P' }
  return linesOf(typeface, text, LOOK.text, inner.width).map((line, index) => ({
    element,
    space: index === 0 ? 0.8 : 0,
    height: LOOK.leading,
    draw: (y) => [
      ...(index === 0 ? [setLine(typeface, label, { ...inner, x, y }, { size: LOOK.small })] : []),
      setLine(typeface, line, { ...inner, y }, { size: LOOK.text }),
    ],
  }))
}
