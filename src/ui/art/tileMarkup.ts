import { round } from './random.ts'
import { rings } from './water.ts'

/** Hemp leaf, waves, seven treasures, tortoise shell, arrow feathers, cypress fence. */
export type TileKind = 'asanoha' | 'seigaiha' | 'shippo' | 'kikko' | 'yagasuri' | 'higaki'

interface Pattern {
  width: number
  height: number
  d: string
}

/** A star of six triangles with their inner bisectors, on a rectangle. */
function asanoha(): Pattern {
  const a = 24
  const long = a * Math.sqrt(3)
  const [w, h] = [round(2 * long), 2 * a]
  const [mid, third, twoThirds] = [round(long), round(long / 3), round((2 * long) / 3)]
  const far = round(mid + third)
  const d =
    `M0 0L${w} ${h}M0 ${h}L${w} 0M${mid} 0V${h}M0 0V${h}M${w} 0V${h}` +
    `M0 0L${twoThirds} 0L${mid} ${a}M${mid} ${a}L${far} 0H${w}M0 ${h}H${twoThirds}L${mid} ${a}L${far} ${h}H${w}` +
    `M0 0L${third} ${a}L0 ${h}M${third} ${a}H${mid}M${w} 0L${round(w - third)} ${a}L${w} ${h}M${round(w - third)} ${a}H${mid}`
  return { width: w, height: h, d }
}

const patterns: Record<TileKind, Pattern> = {
  asanoha: asanoha(),
  seigaiha: { width: 32, height: 16, d: '' },
  shippo: {
    width: 40,
    height: 40,
    d: 'M0 20a20 20 0 1 1 40 0a20 20 0 1 1-40 0M0 0a20 20 0 0 0 40 0M0 40a20 20 0 0 1 40 0M0 0a20 20 0 0 1 0 40M40 0a20 20 0 0 0 0 40',
  },
  kikko: { width: 48, height: 27.7, d: 'M0 13.85h8l8-13.85h16l8 13.85h8M8 13.85l8 13.85h16l8-13.85' },
  yagasuri: {
    width: 32,
    height: 48,
    d: 'M0 0v48M16 0v48M0 16L16 0L32 16M0 24L16 8L32 24M0 32L16 16L32 32M0 48L16 32L32 48M0 0',
  },
  higaki: { width: 32, height: 32, d: 'M0 0h16v16h16v16M16 0v16M0 16h16v16M0 8h8v16M24 0v8h8M16 24h8v8' },
}

interface TileOptions {
  /** Must be unique in the page. */
  key: string
  ground: string
  line: string
  scale: number
  width: number
  height: number
}

/** Returns the SVG content of a tile. */
export function tileMarkup(kind: TileKind, { key, ground, line, scale, width, height }: TileOptions): string {
  const pattern = patterns[kind]
  const body = pattern.d
    ? `<path d="${pattern.d}" fill="none" stroke="${line}" stroke-width="${round(1.3 / scale)}"/>`
    : rings(key, line, ground)
  const box = `d="M0 0h${width}v${height}H0z"`
  return (
    `<defs><pattern id="t${key}" width="${pattern.width}" height="${pattern.height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${body}</pattern></defs>` +
    `<path fill="${ground}" ${box}/><path fill="url(#t${key})" ${box}/>`
  )
}
