import { round } from '../random.ts'
import { line, type DrawBridge } from './bridge.ts'

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
