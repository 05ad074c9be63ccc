import { ai1, ai2, ai3, ai4, ai5, ai6, ai7, ai8, ai9, asagi, asagi2, dusk, kinari, washi } from './colors.ts'

/** The colours of a time of day: sky, land, water and bridge. */
export interface Sky {
  sky: string
  /** Darker band along the upper edge, as in a print (bokashi). */
  band: string
  hill: string
  water: string
  wave: string
  bridge: string
  mist: string
}

const hour = (
  sky: string,
  band: string,
  hill: string,
  water: string,
  wave: string,
  bridge: string,
  mist: string,
): Sky => ({ sky, band, hill, water, wave, bridge, mist })

const morning = hour('#E8EEF4', ai3, ai2, ai1, ai4, ai7, washi)

export const skies = [
  morning,
  hour(kinari, dusk, '#DCD5C5', ai2, ai5, ai7, washi),
  hour(ai7, ai9, ai6, ai8, ai5, washi, ai5),
  hour(asagi, asagi2, asagi2, '#B5D3D2', '#5E9A9B', ai8, washi),
  hour(dusk, '#E3BE7C', '#E2CFA6', ai1, ai4, ai8, washi),
  hour(ai2, ai6, ai4, ai5, ai3, ai9, ai1),
]

export const skyOf = (seed: number): Sky => skies[(seed * 5 + 1) % skies.length] ?? morning
