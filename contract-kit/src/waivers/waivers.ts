/** Findings that a team accepts for a while, each with a reason and an end. */

import { readFileSync } from 'node:fs'
import type { Finding, Waived } from '../findings.ts'
import { type Json, type JsonObject, isObject, parseJson, textAt } from '../json.ts'
import { type Rule, isRule } from '../rules.ts'

export type Waiver = {
  rule: Rule
  operationId: string | null
  /** The beginning of the place in the contract, or null for every place. */
  place: string | null
  reason: string
  /** The last day, `2027-03-31`; null for waivers that belong to a kind of target. */
  until: string | null
}

/** Reads a JSON file with a list of waivers. Throws with the mistake and its place. */
export function readWaivers(file: string): Waiver[] {
  const value = parseJson(readFileSync(file, 'utf8'))
  if (!Array.isArray(value)) throw new Error(`${file} is not a JSON list of waivers`)
  return value.map((each, index) => waiverOf(each, `${file}, waiver ${index + 1}`))
}

const fields = ['rule', 'operationId', 'place', 'reason', 'until']

function waiverOf(value: Json, where: string): Waiver {
  if (!isObject(value)) throw new Error(`${where} is not an object`)
  const unknown = Object.keys(value).find((name) => !fields.includes(name))
  if (unknown !== undefined) throw new Error(`${where} has the unknown field ${unknown}`)
  const rule = textOf(value, 'rule')
  if (rule === null || !isRule(rule)) throw new Error(`${where} names no rule of the kit: ${rule ?? 'none'}`)
  const reason = textOf(value, 'reason')
  if (reason === null) throw new Error(`${where} has no reason`)
  const until = textOf(value, 'until')
  if (until === null || !isDay(until))
    throw new Error(`${where} has no end date such as "until": "2027-03-31"`)
  return { rule, operationId: textOf(value, 'operationId'), place: textOf(value, 'place'), reason, until }
}

/** Returns a field's text, or null if it is missing, empty or no text. */
function textOf(value: JsonObject, name: string): string | null {
  const text = textAt(value, name).trim()
  return text === '' ? null : text
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export type Sorted = { findings: Finding[]; waived: Waived[]; unused: Waiver[] }

/** Separates waived from other findings. An expired waiver waives nothing and is a finding of its own. */
export function applyWaivers(findings: Finding[], waivers: Waiver[], today: string): Sorted {
  const [valid, expired] = [
    waivers.filter(({ until }) => !isOver(until)),
    waivers.filter(({ until }) => isOver(until)),
  ]
  function isOver(until: string | null): boolean {
    return until !== null && until < today
  }
  const sorted: Sorted = { findings: expired.map(expiredFinding), waived: [], unused: [] }
  const used = new Set<Waiver>()
  for (const finding of findings) {
    const waiver = valid.find((each) => isAbout(each, finding))
    if (waiver) {
      used.add(waiver)
      sorted.waived.push({ finding, reason: waiver.reason, until: waiver.until })
    } else sorted.findings.push(finding)
  }
  sorted.unused = valid.filter((each) => !used.has(each) && each.until !== null)
  return sorted
}

function isAbout({ rule, operationId, place }: Waiver, finding: Finding): boolean {
  return (
    rule === finding.rule &&
    (operationId === null || operationId === finding.operationId) &&
    (place === null || finding.place.startsWith(place))
  )
}

function expiredFinding({ rule, operationId, reason, until }: Waiver): Finding {
  return {
    rule: 'waiver-expired',
    operationId,
    place: '',
    expected: `the waiver of ${rule} to be removed or renewed after ${until}`,
    seen: reason,
    curl: '',
    count: 1,
  }
}

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
