import { type Drawing, part } from '../paper.ts'
import { type Box, frame, horizontal } from '../shapes.ts'
import { setLine, setLines } from '../type/setText.ts'
import type { Typeface } from '../type/typeface.ts'
import { FORM, words } from './form.ts'

/** Space above and below the lines of a text box, in millimetres. */
const MARGIN = 2

export const lineWidth = FORM.width - 2 * FORM.padding - 2

/** The number of lines of text in a box of a height, its heading included. */
const roomFor = (height: number) => Math.floor((height - FORM.heading - 2 * MARGIN) / FORM.leading)

/** Splits lines that do not fit into a box: the last one there then refers to the appendix sheet. */
export function splitLines(lines: string[], height: number): { onForm: string[]; rest: string[] } {
  const room = roomFor(height)
  if (lines.length <= room) return { onForm: lines, rest: [] }
  return { onForm: [...lines.slice(0, room - 1), words.seeAppendix], rest: lines.slice(room - 1) }
}

/** Draws a box with a heading and lines of text. */
export function drawTextBox(title: string, lines: string[], box: Box, typeface: Typeface): Drawing[] {
  const inner = { ...box, x: box.x + FORM.padding + 1, width: lineWidth, y: box.y + FORM.heading + MARGIN }
  return [
    ...frame(box),
    horizontal(box.x, box.y + FORM.heading, box.width),
    part('H2', [
      setLine(typeface, title, { ...box, height: FORM.heading }, { size: FORM.label, align: 'center' }),
    ]),
    part('P', setLines(typeface, lines, inner, { size: FORM.text, leading: FORM.leading })),
  ]
}
