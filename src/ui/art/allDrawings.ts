import { drawings } from './drawings.ts'
import { gapMarkup } from './gapMarkup.ts'
import { heroMarkup } from './heroMarkup.ts'
import { payMarkup } from './payMarkup.ts'
import { spanMarkup } from './spanMarkup.ts'
import { tileMarkup } from './tileMarkup.ts'

/** Makes all drawings available synchronously, as the server needs them. */
export function loadAllDrawings(): void {
  Object.assign(drawings, {
    span: spanMarkup,
    tile: tileMarkup,
    hero: heroMarkup,
    gap: gapMarkup,
    pay: payMarkup,
  })
}
