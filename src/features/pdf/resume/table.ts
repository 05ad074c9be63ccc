import { type Drawing, type Part, part } from '../paper.ts'
import { type Box, frame, horizontal, vertical } from '../shapes.ts'
import { setLine, setLines } from '../type/setText.ts'
import type { Typeface } from '../type/typeface.ts'
import { COLUMNS, FORM, words } from './form.ts'
import type { TableRow } from './rows.ts'

type Table = {
  title: string
  rows: TableRow[]
  top: number
  /** Ruled rows, some of them empty. */ room: number
}

export const tableHeight = (room: number) => FORM.heading + room * FORM.row

/** Draws a table with the columns year, month and text. */
export function drawTable(table: Table, typeface: Typeface): Drawing[] {
  const { left: x, width } = FORM
  const height = tableHeight(table.room)
  const bodyTop = table.top + FORM.heading
  const rules = Array.from({ length: table.room }, (_, index) =>
    horizontal(x, bodyTop + index * FORM.row, width),
  )
  const heading = columns({ x, y: table.top, width, height: FORM.heading })
  const style = { size: FORM.label, align: 'center' } as const
  const titles = [
    part('TH', [setLine(typeface, words.year, heading.year, style)]),
    part('TH', [setLine(typeface, words.month, heading.month, style)]),
    part('TH', [setLine(typeface, table.title, heading.text, style)]),
  ]
  return [
    ...frame({ x, y: table.top, width, height }),
    vertical(x + COLUMNS.year, table.top, height, 'dashed'),
    vertical(x + COLUMNS.year + COLUMNS.month, table.top, height),
    ...rules,
    part('Table', [
      part('TR', titles),
      ...table.rows.map((row, index) =>
        drawRow(row, { x, y: bodyTop + index * FORM.row, width, height: FORM.row }, typeface),
      ),
    ]),
  ]
}

function drawRow(row: TableRow, box: Box, typeface: Typeface): Part {
  const cells = columns(box)
  const text = { ...cells.text, x: cells.text.x + FORM.padding, width: cells.text.width - 2 * FORM.padding }
  const size = row.isSmall ? FORM.small : FORM.text
  const leading = row.isSmall ? FORM.row / 2 - 0.4 : FORM.row
  const top = box.y + (FORM.row - row.lines.length * leading) / 2
  return part('TR', [
    part('TD', [setLine(typeface, row.year, cells.year, { size: FORM.text, align: 'center' })]),
    part('TD', [setLine(typeface, row.month, cells.month, { size: FORM.text, align: 'center' })]),
    part('TD', setLines(typeface, row.lines, { ...text, y: top }, { size, leading, align: row.align })),
  ])
}

/** Splits a row of the table into its cells. */
function columns(box: Box): { year: Box; month: Box; text: Box } {
  const { year, month, text } = COLUMNS
  return {
    year: { ...box, width: year },
    month: { ...box, x: box.x + year, width: month },
    text: { ...box, x: box.x + year + month, width: text },
  }
}
