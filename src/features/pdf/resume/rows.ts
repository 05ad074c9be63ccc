import { type Calendar, printedYear } from '#domain/eras.ts'
import type { HistoryRow, Resume } from '#openapi/generated/zod.ts'
import { linesOf } from '../type/lines.ts'
import type { Typeface } from '../type/typeface.ts'
import { COLUMNS, FORM, words } from './form.ts'

/** A ruled row of a table with years: one line of text, or two small ones. */
export type TableRow = {
  year: string
  month: string
  lines: string[]
  isSmall: boolean
  align: 'left' | 'center' | 'right'
}

const textWidth = COLUMNS.text - 2 * FORM.padding

const plain = (text: string, align: TableRow['align']): TableRow => ({
  year: '',
  month: '',
  lines: [text],
  isSmall: false,
  align,
})

/** The rows of 学歴・職歴: both headings, the entries, 「現在に至る」 and 「以上」. Empty for a resume without entries. */
export function historyRows(resume: Resume, typeface: Typeface): TableRow[] {
  const { education, work, currentlyEmployed, era } = resume
  const entries = (rows: HistoryRow[]) => rows.flatMap((row) => entryRows(row, era, typeface))
  if (education.length + work.length === 0) return []
  return [
    ...(education.length > 0 ? [plain(words.education, 'center'), ...entries(education)] : []),
    ...(work.length > 0 ? [plain(words.work, 'center'), ...entries(work)] : []),
    ...(currentlyEmployed && work.length > 0 ? [plain(words.present, 'left')] : []),
    plain(words.end, 'right'),
  ]
}

/** The rows of 免許・資格, closed by 「以上」. Empty without licences. */
export function licenceRows({ licences, era }: Resume, typeface: Typeface): TableRow[] {
  if (licences.length === 0) return []
  return [...licences.flatMap((row) => entryRows(row, era, typeface)), plain(words.end, 'right')]
}

/** An entry is one row where it fits in one line, or in two small ones; a longer one takes more rows. */
function entryRows({ year, month, description }: HistoryRow, era: Calendar, typeface: Typeface): TableRow[] {
  const start = {
    year: year === null ? '' : printedYear(year, month, era),
    month: month === null ? '' : String(month),
  }
  const lines = linesOf(typeface, description, FORM.text, textWidth)
  const isSmall = lines.length > 1
  const rows = isSmall ? pairs(linesOf(typeface, description, FORM.small, textWidth)) : [lines]
  return rows.map((each, index) => ({
    ...(index === 0 ? start : { year: '', month: '' }),
    lines: each,
    isSmall,
    align: 'left',
  }))
}

function pairs(lines: string[]): string[][] {
  return lines.flatMap((_, index) => (index % 2 === 0 ? [lines.slice(index, index + 2)] : []))
}

/** Splits rows that do not fit: the last one on the form then refers to the appendix sheet. */
export function splitRows(rows: TableRow[], room: number): { onForm: TableRow[]; rest: TableRow[] } {
  if (rows.length <= room) return { onForm: rows, rest: [] }
  return {
    onForm: [...rows.slice(0, room - 1), plain(words.seeAppendix, 'right')],
    rest: rows.slice(room - 1),
  }
}
