import { round } from '../random.ts'
import { line, type DrawBridge } from './bridge.ts'

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
