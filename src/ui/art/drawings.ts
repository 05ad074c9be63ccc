import type { gapMarkup } from './gapMarkup.ts'
import type { heroMarkup } from './heroMarkup.ts'
import type { payMarkup } from './payMarkup.ts'
import type { spanMarkup } from './spanMarkup.ts'
import type { tileMarkup } from './tileMarkup.ts'

/**
 * The drawing functions that are available synchronously. The server registers them at its start (`allDrawings.ts`).
 * In the browser it stays empty, since server-rendered pictures need no drawing code.
 */
export const drawings: {
  span?: typeof spanMarkup
  tile?: typeof tileMarkup
  hero?: typeof heroMarkup
  gap?: typeof gapMarkup
  pay?: typeof payMarkup
} = {}
