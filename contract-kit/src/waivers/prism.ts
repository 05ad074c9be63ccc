/** A static mock such as Prism knows neither state nor languages; these waivers say so. */
import type { Rule } from '../rules.ts'
import type { Waiver } from './waivers.ts'

const reasons: Partial<Record<Rule, string>> = {
  'content-language': 'Prism sends the example of the header, whatever the language of the body',
  'problem-instance': 'the examples of shared problems name one call of many',
  'cookie-attributes': 'Prism sends one example of Set-Cookie, where a backend sends two cookies',
  'no-server-error': 'the examples of failures are asked for by Prefer',
}

export const prismWaivers: Waiver[] = Object.entries(reasons).map(([rule, reason]) => ({
  rule: rule as Rule,
  operationId: null,
  place: null,
  reason,
  until: null,
}))
