/** The pictures across a whole page. `key` is the suffix of the ids in the drawing, unique in the page. */

import { ai0, ai1, ai2, ai3, ai4, ai5, ai7, ai8, ai9, washi, you } from './colors.ts'

/** Left edges of the six arches, 346 apart, the first and last cut by the picture's edges. */
const arches = [-185, 161, 507, 853, 1199, 1545]

const each = (draw: (left: number) => string) => arches.map(draw).join('')

/** The bridge of six arches across the home page. */
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

/** Posts of a railing, 16 apart. */
function posts(from: number, to: number): string {
  let d = ''
  for (let x = from; x <= to; x += 16) d += `M${x} 110v20`
  return d
}

const piers = [80, 330, 580, 984, 1234, 1484].map((x) => `M${x} 136h36v100h-36z`).join('')

/** The bridge with a gap, for an address without a page. */
export function gapMarkup(key: string): string {
  return (
    `<defs>${bigRings(key, ai4, ai2, 220)}</defs>` +
    `<path fill="${ai1}" d="M120 220q160-120 330 0zM860 220q140-100 300 0zM1180 220q150-80 320 0z"/>` +
    `<path fill="url(#r${key})" d="M0 220h1600v80H0z"/>` +
    `<g fill="none" stroke="${ai7}"><path stroke-width="3" d="M0 130H690M0 110H680M910 130h690M920 110h680"/>` +
    `<path stroke-width="10" d="M0 136H694M906 136H1600"/>` +
    `<path stroke-width="1.5" d="${posts(10, 682)}${posts(924, 1590)}"/>` +
    `<path stroke-width="3" d="M116 180q107-74 214 0M366 180q107-74 214 0M616 180q30-30 66-42M984 180q-30-30-66-42M1020 180q107-74 214 0M1270 180q107-74 214 0"/></g>` +
    `<path fill="${ai7}" d="${piers}"/>` +
    `<circle cx="672" cy="98" r="13" fill="${you}"/>`
  )
}

/** Returns the wave pattern of wide pictures: rings of radius 22 on a pattern 44 wide, starting at height `y`. */
function bigRings(key: string, line: string, ground: string, y: number): string {
  const places = ['22" y="0', '0" y="11', '44" y="11', '22" y="22', '0" y="33', '44" y="33']
  const ring = `<g id="b${key}" stroke="${line}" fill="none"><circle r="22" fill="${ground}"/><circle r="16"/><circle r="10"/></g>`
  const rings = places.map((place) => `<use href="#b${key}" x="${place}"/>`).join('')
  return `${ring}<pattern id="r${key}" width="44" height="22" patternUnits="userSpaceOnUse" y="${y}">${rings}</pattern>`
}
