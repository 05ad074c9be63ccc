import { round } from '../random.ts'
import { line, type DrawBridge } from './bridge.ts'

/** A row of arches between stone piers. */
export const kintai: DrawBridge = ({ width: w, height: h, water: y, ink }, x) => {
  const count = 4
  const span = w / count
  const rise = h * 0.17
  const deck = round(y - h * 0.1)
  let upper = `M${-span / 2} ${deck}`
  let lower = ''
  let piers = ''
  for (let i = 0; i <= count; i++) {
    const at = round(-span / 2 + i * span)
    upper += `q${round(span / 2)} ${round(-rise * 2)} ${round(span)} 0`
    lower += `M${at + 8} ${deck + 8}q${round(span / 2 - 8)} ${round(-rise * 1.5)} ${round(span - 16)} 0`
    const tall = round(y - deck + 22)
    piers += `M${round(at - 15)} ${y + 14}l4-${tall}h22l4 ${tall}z`
  }
  const markup = line(upper, ink, 6) + line(lower, ink, 2) + `<path d="${piers}" fill="${ink}"/>`
  const t = ((x + span / 2) % span) / span
  return { markup, x, y: deck - 4 * rise * t * (1 - t) - 11 }
}
