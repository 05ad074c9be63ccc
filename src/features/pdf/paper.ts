/**
 * Sheets of paper as plain data: layouts produce them, `writePdf` and the preview draw them. Positions and widths of lines are in
 * millimetres from the top left corner of the sheet, sizes of type in points.
 */

/** A4 (ISO 216). */
export const PAPER = { width: 210, height: 297 }

/** One point of type in millimetres (1/72 inch). */
export const POINT = 25.4 / 72

/** The ground of headings. */
export const GREY = '#eeeeee'

export type Line = {
  kind: 'line'
  x1: number
  y1: number
  x2: number
  y2: number
  width: number
  dashed?: boolean
}

export type Text = {
  kind: 'text'
  x: number
  /** The baseline. */
  y: number
  size: number
  text: string
  bold?: boolean
}

export type Fill = { kind: 'fill'; x: number; y: number; width: number; height: number }

export type Picture = { kind: 'picture'; x: number; y: number; width: number; height: number }

/**
 * The kind of an element in the file's structure, in the names of PDF (ISO 32000). Programs that read a file aloud, or fill a database from
 * it, follow the structure. `Artifact` is outside of it, such as the number of a page.
 */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Artifact'

/** Drawings that are one element of the structure. */
export type Part = { kind: 'part'; role: Role; drawings: Drawing[] }

export type Drawing = Line | Text | Fill | Picture | Part

export const part = (role: Role, drawings: Drawing[]): Part => ({ kind: 'part', role, drawings })

export type Sheet = Drawing[]

export type Paper = {
  /** The title in the file's properties. */
  title: string
  author: string
  sheets: Sheet[]
  /** The `data:` address of a JPEG or PNG, drawn where a sheet has a `picture`. */
  photo: string | null
}
