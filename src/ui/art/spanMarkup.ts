import { drum, kintai, spectacles } from './bridges/archBridges.ts'
import { plank, truss } from './bridges/beamBridges.ts'
import { stay, suspension } from './bridges/cableBridges.ts'
import { you } from './colors.ts'
import { random, round } from './random.ts'
import { skyOf } from './skies.ts'
import { water } from './water.ts'

export const bridges = [drum, kintai, spectacles, suspension, truss, stay, plank]

/** Returns the bridge of a story. */
const bridgeOf = (seed: number) => bridges[(seed * 3 + 2) % bridges.length] ?? drum

interface SpanOptions {
  /** Suffix of the ids in the drawing, unique in the page. */
  key: string
  width: number
  height: number
}

/**
 * Returns the SVG content of a story's picture: sky with a dark band, hills, mist, water, one of seven bridges and a traveller.
 * The same seed gives the same picture.
 */
export function spanMarkup(seed: number, { key, width: w, height: h }: SpanOptions): string {
  const next = random(seed)
  const colors = skyOf(seed)
  const y = Math.round(h * 0.66)
  const traveller = round(w * (0.3 + 0.42 * next()))
  const frame = { width: w, height: h, water: y, ink: colors.bridge, fine: colors.wave }
  const bridge = bridgeOf(seed)(frame, traveller)
  const land = hills(w, h, y, next)
  const bars = mist(w, h, next)
  return (
    `<defs><linearGradient id="g${key}" x2="0" y2="1"><stop stop-color="${colors.band}"/><stop offset=".34" stop-color="${colors.sky}"/></linearGradient></defs>` +
    `<path fill="url(#g${key})" d="M0 0h${w}v${y}H0z"/>` +
    `<path d="${land}" fill="${colors.hill}"/>` +
    `<path d="${bars}" stroke="${colors.mist}" stroke-width="${round(h * 0.055)}" stroke-linecap="round" opacity=".75"/>` +
    `<path fill="${colors.water}" d="M0 ${y}h${w}v${h - y}H0z"/>` +
    water({ key, kind: seed % 3, y, width: w, height: h - y, line: colors.wave, ground: colors.water }) +
    bridge.markup +
    `<circle cx="${bridge.x}" cy="${round(bridge.y)}" r="${round(8 * Math.sqrt(w / 400))}" fill="${you}" stroke="${colors.sky}" stroke-width="2"/>`
  )
}

function hills(w: number, h: number, y: number, next: () => number): string {
  const hill = (left: number, x: number, up: number, long: number) =>
    `M${round(w * (left + next() * 0.1))} ${y}q${round(w * x)} ${round(-h * (up + next() * 0.2))} ${round(w * long)} 0z`
  return hill(-0.1, 0.2, 0.34, 0.46) + hill(0.5, 0.24, 0.24, 0.5)
}

function mist(w: number, h: number, next: () => number): string {
  let bars = ''
  for (let i = 0; i < 3; i++) {
    const long = w * (0.26 + next() * 0.3)
    const left = next() * w - long * 0.4
    const top = h * (0.12 + i * 0.12 + next() * 0.05)
    bars += `M${round(left)} ${round(top)}h${round(long)}`
  }
  return bars
}
