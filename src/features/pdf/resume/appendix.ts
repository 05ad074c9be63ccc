import { type Block, type Element, flow } from '../flow.ts'
import { type Drawing, type Sheet, part } from '../paper.ts'
import { setFitting, setLine } from '../type/setText.ts'
import type { Typeface } from '../type/typeface.ts'
import { FORM, words } from './form.ts'
import type { TableRow } from './rows.ts'
import { drawTable, tableHeight } from './table.ts'

/** Contents that did not fit on the form. */
export type Rest = { history: TableRow[]; licences: TableRow[]; motivation: string[]; preferences: string[] }

const HEAD = 14
const TITLE = 8
const SPACE = 6
const top = FORM.top + HEAD

/** The most rows of a table on one appendix sheet. */
const rowsOfSheet = Math.floor((FORM.bottom - top - FORM.heading) / FORM.row)

/** Draws the appendix sheets (別紙); none where everything fits on the form. */
export function drawAppendix(rest: Rest, name: string, typeface: Typeface): Sheet[] {
  const blocks = [
    ...tableBlocks(words.history, rest.history, typeface),
    ...tableBlocks(words.licences, rest.licences, typeface),
    ...textBlocks(words.motivation, rest.motivation, typeface),
    ...textBlocks(words.preferences, rest.preferences, typeface),
  ]
  const head = drawHead(name, typeface)
  return flow(blocks, { top, bottom: FORM.bottom }).map((sheet) => [...head, ...sheet])
}

function drawHead(name: string, typeface: Typeface): Drawing[] {
  const box = { x: FORM.left, y: FORM.top, width: FORM.width, height: 8 }
  return [
    part('H1', [setLine(typeface, words.appendix, box, { size: 14, bold: true })]),
    part(
      'P',
      setFitting(
        typeface,
        `${words.name}　${name}`,
        { ...box, x: box.x + 30, width: box.width - 30 },
        { sizes: [FORM.text, 8, 6], align: 'right' },
      ),
    ),
  ]
}

function tableBlocks(name: string, rows: TableRow[], typeface: Typeface): Block[] {
  const title = name + words.continued
  const tables = Array.from({ length: Math.ceil(rows.length / rowsOfSheet) }, (_, index) =>
    rows.slice(index * rowsOfSheet, (index + 1) * rowsOfSheet),
  )
  return tables.map((table) => ({
    space: SPACE,
    height: tableHeight(table.length),
    draw: (y) => drawTable({ title, rows: table, top: y, room: table.length }, typeface),
  }))
}

/** A text may continue on the next sheet after any of its lines. */
function textBlocks(name: string, lines: string[], typeface: Typeface): Block[] {
  if (lines.length === 0) return []
  const element: Element = { role: 'P' }
  const block = (text: string, height: number, bold: boolean) => ({
    height,
    draw: (y: number) => [
      setLine(typeface, text, { x: FORM.left, y, width: FORM.width, height }, { size: FORM.text, bold }),
    ],
  })
  return [
    {
      ...block(name + words.continued, TITLE, true),
      space: SPACE,
      keepsWithNext: true,
      element: { role: 'H2' },
    },
    ...lines.map((text) => ({ ...block(text, FORM.leading, false), space: 0, element })),
  ]
}
