import type { gapMarkup } from './gapMarkup.ts'
import type { heroMarkup } from './heroMarkup.ts'
import type { spanMarkup } from './spanMarkup.ts'
import type { tileMarkup } from './tileMarkup.ts'

/**
 * The functions that draw pictures, where they are there at once: the server fills this in at its start
 * (`allDrawings.ts`). In the browser it stays empty, so that no page carries code for pictures that stand in it already.
 */
export const drawings: {
  span?: typeof spanMarkup
  tile?: typeof tileMarkup
  hero?: typeof heroMarkup
  gap?: typeof gapMarkup
} = {}
