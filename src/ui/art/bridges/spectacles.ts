import { round } from '../random.ts'
import type { DrawBridge } from './bridge.ts'

/** Two stone arches that close to circles in the water. */
export const spectacles: DrawBridge = ({ width: w, height: h, water: y, ink, fine }, x) => {
  const radius = w * 0.18
  const gap = w * 0.045
  const cap = Math.min(h * 0.36, y - radius - 14)
  const lefts = [w / 2 - gap - 2 * radius, w / 2 + gap]
  const r = round(radius)
  const across = round(2 * radius)
  const holes = lefts.map((left) => `M${round(left)} ${y}a${r} ${r} 0 0 1 ${across} 0z`).join('')
  const outlines = lefts.map((left) => {
    const outer = round(radius + 7)
    return (
      `<path d="M${round(left - 7)} ${y}a${outer} ${outer} 0 0 1 ${round(2 * radius + 14)} 0"/>` +
      `<path d="M${round(left)} ${y}a${r} ${round(radius * 0.8)} 0 0 0 ${across} 0"/>`
    )
  })
  const [edge, crown] = [round(cap + 16), round(cap - 16)]
  const body = `M0 ${edge}Q${w / 2} ${crown} ${w} ${edge}V${y}H0z${holes}`
  const markup =
    `<path fill-rule="evenodd" fill="${ink}" d="${body}"/>` +
    `<g fill="none" stroke="${fine}" stroke-width="1.2">${outlines.join('')}</g>`
  const t = x / w
  return { markup, x, y: cap + 16 - 64 * t * (1 - t) - 9 }
}
