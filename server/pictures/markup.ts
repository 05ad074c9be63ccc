import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { ai7, washi, you } from '#src/ui/art/colors.ts'
import { escapeXml } from '../escape.ts'
import { PICTURE_SIZE } from '../page/picturePath.ts'
import { type Fitted, fitText } from './lines.ts'
import type { Measure } from './measure.ts'

export const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE
/** The margin between edge and text. */
export const MARGIN = 64

export const ink = '#1A1E26'
export const ink2 = '#454B57'
export const ink3 = '#636A76'

/** The name of the font inside its files. */
const FONT = 'M PLUS 1p'

export type Weight = 500 | 700

export type Canvas = { lang: Lang; measures: Record<Weight, Measure> }

type Style = { weight: Weight; color: string }

type Block = Style & {
  x: number
  /** The top of the block. */
  y: number
  width: number
  height: number
  maxLines: number
  sizes: number[]
}

/** Draws a text from the top of its block, in the largest size that fits. */
export function block(canvas: Canvas, text: string, { x, y, ...box }: Block): string {
  const lineHeight = canvas.lang === 'ja' ? 1.4 : 1.22
  const fitted = fitText(text, canvas.lang, { ...box, lineHeight }, canvas.measures[box.weight])
  return lines(fitted, x, y, lineHeight, box)
}

function lines({ size, lines: all }: Fitted, x: number, y: number, lineHeight: number, style: Style): string {
  // Letters reach about 0.88 of their size above the baseline. Half of the remaining line height is above them.
  const baseline = (at: number) => y + size * (at * lineHeight + (lineHeight - 1) / 2 + 0.88)
  return all.map((text, at) => line(text, x, baseline(at), size, style)).join('')
}

/** Draws one line of text with its baseline at `y`. */
export function line(text: string, x: number, y: number, size: number, { weight, color }: Style): string {
  return `<text x="${x}" y="${Math.round(y)}" font-family="${FONT}" font-size="${size}" font-weight="${weight}" fill="${color}">${escapeXml(text.replaceAll(/\p{Cc}/gu, ' '))}</text>`
}

/** Draws the logo and the name, as in the header of a page. */
export function logo(lang: Lang, { color = ai7, ring = washi } = {}): string {
  return (
    `<g transform="translate(${MARGIN} 50) scale(1.5)" fill="none"><path d="M4.5 23a15.5 15.5 0 0 1 31 0M0 24.5h40" stroke="${color}" stroke-width="3.6"/>` +
    `<circle cx="31" cy="11.6" r="5.6" fill="${you}" stroke="${ring}" stroke-width="2.4"/></g>` +
    line(brand.name[lang], MARGIN + 76, 88, 38, { weight: 700, color })
  )
}

type Frame = { x: number; y: number; width: number; height: number; viewBox?: string }

/** Draws a picture within the picture. */
export function inset(
  { x, y, width, height, viewBox = `0 0 ${width} ${height}` }: Frame,
  markup: string,
): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${markup}</svg>`
}

export function rule(x: number, y: number, width: number): string {
  return `<path d="M${x} ${y}h${width}" stroke="${ink}" stroke-width="3"/>`
}
