import { round } from '../random.ts'
import { line, type DrawBridge } from './bridge.ts'

/** Two towers, a cable and its hangers. */
export const suspension: DrawBridge = ({ width: w, height: h, water: y, ink }, x) => {
  const deck = round(y - h * 0.14)
  const top = round(h * 0.17)
  const sag = deck - 12
  const [left, right] = [w * 0.22, w * 0.78]
  const cable = (at: number) => {
    if (at < left) return top + (deck - top) * ((left - at) / left) ** 1.6
    if (at > right) return top + (deck - top) * ((at - right) / (w - right)) ** 1.6
    const t = (at - left) / (right - left)
    return top + (sag - top) * 4 * t * (1 - t)
  }
  const scale = w / 400
  let hangers = ''
  for (let at = 14 * scale; at < w; at += 17 * scale) {
    hangers += `M${Math.round(at)} ${Math.round(cable(at))}V${Math.round(deck)}`
  }
  const bend = round(deck * 0.82)
  const curve =
    `M0 ${deck}Q${round(left * 0.6)} ${bend} ${round(left)} ${top}Q${w / 2} ${round(2 * sag - top)} ` +
    `${round(right)} ${top}Q${round(w - left * 0.6)} ${bend} ${w} ${deck}`
  const foot = `${round(top - 8)}V${y + 12}`
  const markup =
    line(hangers, ink, 1) +
    line(curve, ink, 2.4) +
    line(`M0 ${deck}H${w}`, ink, 6) +
    line(`M${round(left)} ${foot}M${round(right)} ${foot}`, ink, 8)
  return { markup, x, y: deck - 10 }
}

/** One tower that holds the deck with a fan of stays. */
export const stay: DrawBridge = ({ width: w, height: h, water: y, ink }, x) => {
  const deck = round(y - h * 0.14)
  const tower = w * 0.42
  const top = round(h * 0.08)
  const level = Math.round(deck)
  let stays = ''
  for (let i = 1; i < 9; i++) {
    const left = Math.round(tower - i * w * 0.052)
    const right = Math.round(tower + i * w * 0.066)
    stays += `M${left} ${level}L${Math.round(tower)} ${Math.round(top + i * 5)}L${right} ${level}`
  }
  const pylon = `M${round(tower - 3)} ${round(top - 6)}h6l5 ${round(y - top + 20)}h-16z`
  const markup =
    line(stays, ink, 1.2) + line(`M0 ${deck}H${w}`, ink, 6) + `<path d="${pylon}" fill="${ink}"/>`
  return { markup, x, y: deck - 10 }
}
