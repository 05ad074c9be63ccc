import { bigRings } from './bigRings.ts'
import { ai1, ai2, ai4, ai7, you } from './colors.ts'

/** Posts of a railing, 16 apart. */
function posts(from: number, to: number): string {
  let d = ''
  for (let x = from; x <= to; x += 16) d += `M${x} 110v20`
  return d
}

const piers = [80, 330, 580, 984, 1234, 1484].map((x) => `M${x} 136h36v100h-36z`).join('')

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
