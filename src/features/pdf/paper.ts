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

/** The outline of bold type, as a part of its size. */
export const OUTLINE = 0.03

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
  /** Drawn with an outline of its own, because the document has one weight of each font. */
  bold?: boolean
}

export type Fill = { kind: 'fill'; x: number; y: number; width: number; height: number }

export type Picture = { kind: 'picture'; x: number; y: number; width: number; height: number }

export type Drawing = Line | Text | Fill | Picture

export type Sheet = Drawing[]

export type Paper = {
  /** The title in the file's properties. */
  title: string
  author: string
  sheets: Sheet[]
  /** The `data:` address of a JPEG or PNG, drawn where a sheet has a `picture`. */
  photo: string | null
}
