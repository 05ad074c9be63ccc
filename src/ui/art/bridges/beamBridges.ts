import { round } from '../random.ts'
import { line, type DrawBridge } from './bridge.ts'

interface Plank {
  /** Left end, height and length, as parts of the picture. */
  left: number
  top: number
  length: number
}

const first: Plank = { left: 0.2, top: 0.58, length: 0.3 }
const second: Plank = { left: 0.44, top: 0.5, length: 0.3 }
const planks = [
  { left: -0.04, top: 0.5, length: 0.3 },
  first,
  second,
  { left: 0.68, top: 0.58, length: 0.36 },
]

/** Planks laid zigzag through a garden (yatsuhashi). */
export const plank: DrawBridge = ({ width: w, height: h, water: y, ink }, x) => {
  const draw = ({ left, top, length }: Plank) => {
    const [at, level, long] = [round(left * w), round(top * h), round(length * w)]
    const post = (part: number, up: number) =>
      `M${round(at + long * part)} ${round(level - up)}v${round(y - level + 14 + up)}`
    return (
      `<path d="M${at} ${level}h${long}l-10 11h-${long}z" fill="${ink}"/>` +
      line(post(0.2, 0) + post(0.8, 10), ink, 4)
    )
  }
  const under = x / w < 0.46 ? first : second
  return { markup: planks.map(draw).join(''), x: round((under.left + 0.15) * w), y: under.top * h - 8 }
}

/** A row of steel triangles. */
export const truss: DrawBridge = ({ width: w, height: h, water: y, ink }, x) => {
  const deck = round(y - h * 0.12)
  const top = round(h * 0.3)
  const count = 7
  const half = round(w / count / 2)
  const web = `l${half} ${round(top - deck)}l${half} ${round(deck - top)}`.repeat(count + 1)
  const pier = `${deck}V${y + 14}`
  const markup =
    line(`M${-half} ${deck}${web}`, ink, 2.6, ' stroke-linejoin="bevel"') +
    line(`M0 ${top}H${w}`, ink, 4) +
    line(`M0 ${deck}H${w}`, ink, 7) +
    line(`M${w * 0.2} ${pier}M${w * 0.8} ${pier}`, ink, 14)
  return { markup, x, y: deck - 10 }
}
