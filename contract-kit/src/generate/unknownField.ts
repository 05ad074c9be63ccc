/** A field that no operation has: a body with it is refused, so nothing is stored, whatever its other fields are. */

import type { JsonObject } from '../json.ts'

export const UNKNOWN_FIELD = 'noSuchField'

export const withUnknownField = <Body extends object>(body: Body): Body & JsonObject => ({
  ...body,
  [UNKNOWN_FIELD]: 'x',
})
