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
