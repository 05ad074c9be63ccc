import { ai0, ai1, ai2, ai3, ai4, ai5, ai7, ai8, ai9, washi } from './colors.ts'
import { bigRings } from './bigRings.ts'

/** Left edges of the six arches, 346 apart, the first and last cut by the picture's edges. */
const arches = [-185, 161, 507, 853, 1199, 1545]

const each = (draw: (left: number) => string) => arches.map(draw).join('')

export function heroMarkup(key: string): string {
  const openings = each((x) => `M${x} 222v-46a150 126 0 0 1 300 0v46z`)
  const outlines = each((x) => `M${x - 9} 222v-46a159 135 0 0 1 318 0v46`)
  const feet = each((x) => `M${x - 53} 222h60v14h-60z`)
  const reflections = each((x) => `M${x - 40} 246h34M${x - 48} 254h52M${x - 36} 262h28M${x - 44} 270h40`)
  const gradient = (id: string, from: string, to: string) =>
    `<linearGradient id="${id}${key}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return (
    `<defs>${gradient('s', ai2, ai0)}${gradient('w', ai1, ai3)}${bigRings(key, ai3, ai1, 200)}</defs>` +
    `<path fill="url(#s${key})" d="M0 30h1600v180H0z"/>` +
    `<path fill="${ai2}" d="M120 206q160-120 330 0zM640 206q140-90 300 0zM980 206q210-140 420 0z"/>` +
    `<path fill="${ai3}" opacity=".6" d="M-60 206q140-80 300 0zM420 206q150-110 330 0zM1240 206q160-90 340 0z"/>` +
    `<path stroke="${washi}" stroke-width="12" stroke-linecap="round" opacity=".8" d="M210 96h110M250 122h150M690 90h90M1010 110h140M1080 84h80M1380 104h100"/>` +
    `<path fill="url(#w${key})" d="M0 200h1600v80H0z"/>` +
    `<path fill="url(#r${key})" d="M0 200h1600v80H0z" opacity=".75"/>` +
    `<path fill="${ai7}" fill-rule="evenodd" d="M0 22h1600v200H0z${openings}"/>` +
    `<path d="${outlines}" fill="none" stroke="${ai4}" stroke-width="1.5"/>` +
    `<path d="${feet}" fill="${ai8}"/>` +
    `<path d="${reflections}" stroke="${ai5}" stroke-width="2.5"/>` +
    `<path d="M0 26h1600" stroke="${ai9}" stroke-width="8"/>` +
    `<path d="M4 14h1596" stroke="${ai7}" stroke-width="16" stroke-dasharray="2 14"/>` +
    `<path d="M0 6h1600" stroke="${ai7}" stroke-width="2"/>`
  )
}
