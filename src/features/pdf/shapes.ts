import type { Drawing, Line } from './paper.ts'

/** A rectangle on a sheet, in millimetres. */
export type Box = { x: number; y: number; width: number; height: number }

export type Look = 'thin' | 'thick' | 'dashed'

/** Widths of lines in millimetres. */
const widths: Record<Look, number> = { thin: 0.2, thick: 0.5, dashed: 0.2 }

const line = (x1: number, y1: number, x2: number, y2: number, look: Look): Line => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  width: widths[look],
  ...(look === 'dashed' && { dashed: true }),
})

export const horizontal = (x: number, y: number, width: number, look: Look = 'thin') =>
  line(x, y, x + width, y, look)

export const vertical = (x: number, y: number, height: number, look: Look = 'thin') =>
  line(x, y, x, y + height, look)

export function frame({ x, y, width, height }: Box, look: Look = 'thick'): Drawing[] {
  return [
    horizontal(x, y, width, look),
    horizontal(x, y + height, width, look),
    vertical(x, y, height, look),
    vertical(x + width, y, height, look),
  ]
}
