import { PAPER, type Sheet, part } from './paper.ts'
import { setLine } from './type/setText.ts'
import type { Typeface } from './type/typeface.ts'

/** Adds 「1 / 3」 below each sheet. */
export function numbered(sheets: Sheet[], typeface: Typeface): Sheet[] {
  const box = { x: 0, y: PAPER.height - 11, width: PAPER.width, height: 5 }
  return sheets.map((sheet, index) => [
    ...sheet,
    part('Artifact', [
      setLine(typeface, `${index + 1} / ${sheets.length}`, box, { size: 8, align: 'center' }),
    ]),
  ])
}
