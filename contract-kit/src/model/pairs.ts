/** Names that each backend makes for itself: ids of new rows, tokens, cookies, validators. The target's are paired with the model's. */

import { type Sent, isLarge } from '../http/exchange.ts'

export type Kind = 'process' | 'notification' | 'applicant' | 'receipt' | 'version'

export type Pairs = {
  /** Pairs a token of the target with that of the model. Returns true. */
  learn: (target: string | null, model: string | null) => true
  isKnown: (target: string) => boolean
  /** Whether a token of the model has a pair. */
  isTaken: (model: string) => boolean
  /** Whether two ids name one thing. Ids that are both new are paired. */
  isOne: (kind: Kind, target: number | string, model: number | string) => boolean
  /** Returns a call of the target as the call of the model. */
  translate: (sent: Sent) => Sent
}

const inPath: [Kind, RegExp][] = [
  ['process', /(?<=\/process\/(?:recommend|detail)\/)\d+/g],
  ['notification', /(?<=\/applicant\/notification\/)\d+/g],
]
const inBody = /(?<="process_id"\s*:\s*)\d+/g
/** The places of tokens. Text between two quoted ones is taken for a token, too, and has no pair. */
const cookieValue = /(?<==)[^;]*/g
const quoted = /(?<=")[^"\\]*(?=")/g

const places: Record<string, RegExp> = { Cookie: cookieValue, 'If-None-Match': quoted }

export function createPairs(): Pairs {
  const tokens = new Map<string, string>()
  const taken = new Set<string>()
  const ids = new Map<string, number | string>()
  const models = new Set<string>()

  const tokenOf = (target: string): string => tokens.get(target) ?? target
  const idOf = (kind: Kind) => (id: string) => String(ids.get(`${kind} ${id}`) ?? id)
  const headerOf = (name: string, value: string): string => {
    const place = places[name]
    return place ? value.replace(place, tokenOf) : value
  }
  const bodyOf = (sent: Sent): string | null =>
    sent.text === null || isLarge(sent)
      ? sent.text
      : sent.text.replace(quoted, tokenOf).replace(inBody, idOf('process'))

  return {
    learn: (target, model) => {
      if (target && model && target !== model) {
        tokens.set(target, model)
        taken.add(model)
      }
      return true
    },
    isKnown: (target) => tokens.has(target),
    isTaken: (model) => taken.has(model),
    isOne: (kind, target, model) => {
      const known = ids.get(`${kind} ${target}`)
      if (known !== undefined) return known === model
      if (models.has(`${kind} ${model}`)) return false
      ids.set(`${kind} ${target}`, model)
      models.add(`${kind} ${model}`)
      if (typeof target === 'string') tokens.set(target, String(model))
      return true
    },
    translate: (sent) => {
      const url = new URL(sent.url)
      const path = inPath.reduce((known, [kind, place]) => known.replace(place, idOf(kind)), url.pathname)
      if (path !== url.pathname) url.pathname = path
      const headers = Object.entries(sent.headers).map(([name, value]) => [name, headerOf(name, value)])
      return { ...sent, url, headers: Object.fromEntries(headers), text: bodyOf(sent) }
    },
  }
}
