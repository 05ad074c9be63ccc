import { round } from '../random.ts'
import { line, type DrawBridge } from './bridge.ts'

/** One high wooden arch on posts, with railings. */
export const drum: DrawBridge = ({ width: w, height: h, water: y, ink }, x) => {
  const [left, right] = [w * 0.1, w * 0.9]
  const peak = 2 * h * 0.3 - y
  const deck = (at: number) => {
    const t = (at - left) / (right - left)
    return round(y * (1 - t) ** 2 + 2 * peak * t * (1 - t) + y * t * t)
  }
  const arch = (up: number) => `M${left} ${y - up}Q${w / 2} ${round(peak - up)} ${right} ${y - up}`
  let posts = ''
  for (let i = 1; i < 8; i++) {
    const at = round(left + ((right - left) * i) / 8)
    posts += `M${at} ${deck(at)}V${y + 8}`
  }
  const markup =
    line(posts, ink, 4) +
    line(`M0 ${y}H${left}Q${w / 2} ${round(peak)} ${right} ${y}H${w}`, ink, 9) +
    line(arch(8), ink, 11, ' stroke-dasharray="1.6 10"') +
    line(arch(14), ink, 2)
  return { markup, x, y: deck(x) - 22 }
}
