/** One call and its answer: the subject of every check. */

import type { Operation } from '../contract/operations.ts'
import { type Json, listAt, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'

export type Sent = {
  method: string
  url: URL
  headers: Record<string, string>
  /** The JSON or raw text of the body. */
  text: string | null
  /** Whether each character of the text is one byte, for a body that is no UTF-8. */
  isBytes?: boolean
  form: FormData | null
}

/** A server may close the connection on a body of this size in characters instead of reading it. */
const LARGE = 1_000_000

export const isLarge = ({ text }: Sent): boolean => (text?.length ?? 0) > LARGE

/** A difference from the model's answer. `place` is the part of the answer, without the positions in lists. */
export type ModelFault = { place: string; expected: string; seen: string }

export type Answer = {
  status: number
  headers: Headers
  setCookies: string[]
  bytes: Uint8Array
  text: string
  /** The parsed body; undefined if it is no JSON. */
  json: Json | undefined
  /** The time until the whole answer was there, in ms. */
  duration: number
  /** The differences from the model's answer; missing where they were not compared. */
  model?: ModelFault[]
}

export type Exchange = Answer & {
  request: Sent
  /** Null for a call that the contract does not have. */
  operation: Operation | null
  /** The path below the API's base. */
  path: string
  /** The language that the answer must have, or null if the call named none. */
  lang: Lang | null
}

/** A call without an answer has the status 0 and the reason as its text. */
export function noAnswer(reason: string): Answer {
  return {
    status: 0,
    headers: new Headers(),
    setCookies: [],
    bytes: new Uint8Array(),
    text: reason,
    json: undefined,
    duration: 0,
  }
}

/** Whether an answer is the problem of a name. */
export const isProblem = ({ json }: Pick<Answer, 'json'>, name: string): boolean =>
  textAt(json, 'type') === `/problems/${name}`

/** The names of the fields with an error, in the order of the answer. */
export const wrongFields = ({ json }: Pick<Answer, 'json'>): string[] =>
  listAt(json, 'errors').map((error) => textAt(error, 'field'))

/** The errors of an answer, each as its field and its rule. */
export const brokenRules = ({ json }: Pick<Answer, 'json'>): string[] =>
  listAt(json, 'errors').map((error) => `${textAt(error, 'field')} ${textAt(error, 'rule')}`)
