/** Values that the contract does not fix are alike: ids of new rows, tokens, and times within a tolerance. */

import type { Json } from '../json.ts'
import { TOLERANCE } from '../times.ts'
import type { Kind, Pairs } from './pairs.ts'

const kinds: Record<string, Kind> = {
  process_id: 'process',
  related_process_id: 'process',
  version: 'version',
}
const kindsOfId: Record<string, Kind> = {
  listNotifications: 'notification',
  readNotification: 'notification',
  getAuth: 'applicant',
  login: 'applicant',
  createEntry: 'applicant',
  createInquiry: 'receipt',
  createInvitation: 'receipt',
}

/** The link of a story to another system, which each installation names itself. */
const OWN = 'hrbc'

export type Alike = (id: string, path: string, expected: Json | undefined, seen: Json | undefined) => boolean

export function createAlike(pairs: Pairs): Alike {
  const isTimeAlike = createTimes()
  const isLeftOut = createOptional()
  return (id, path, expected, seen) => {
    const place = `${id} ${path.replaceAll(/\/\d+/g, '/*')}`
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (name === OWN || isLeftOut(place, seen)) return true
    const kind = kindOf(id, name)
    if (kind && isName(expected) && isName(seen)) return pairs.isOne(kind, seen, expected)
    if (typeof expected !== 'string' || typeof seen !== 'string') return expected === seen
    if (name === 'refresh_token') return pairs.learn(seen, expected)
    if (isTime(expected) && isTime(seen)) return isTimeAlike(place, expected, seen)
    return withoutDays(expected) === withoutDays(seen)
  }
}

const kindOf = (id: string, name: string): Kind | undefined => (name === 'id' ? kindsOfId[id] : kinds[name])

const isName = (value: Json | undefined) => typeof value === 'number' || typeof value === 'string'

/** A backend may leave out a field that is not required, such as the wishes: then it never has it. Another check judges required ones. */
function createOptional(): (place: string, seen: Json | undefined) => boolean {
  const known = new Set<string>()
  return (place, seen) => {
    if (seen === undefined) return !known.has(place)
    for (let part = place; part.includes('/'); part = part.slice(0, part.lastIndexOf('/'))) known.add(part)
    return false
  }
}

/** Times of the sample content count if most of them are those of the model: a team may have stored it with other times. */
function createTimes(): (place: string, expected: string, seen: string) => boolean {
  const near = new Set<string>()
  const far = new Set<string>()
  return (place, expected, seen) => {
    const isNear = Math.abs(Date.parse(seen) - Date.parse(expected)) < toleranceOf(expected)
    ;(isNear ? near : far).add(place)
    return isNear || near.size <= far.size
  }
}

const isTime = (text: string) => /^\d{4}-\d\d-\d\d(?:T|$)/.test(text)

/** A date is the same one. */
const toleranceOf = (time: string) => (time.includes('T') ? TOLERANCE : 1)

/** Texts of the sample content name days near the call. */
const withoutDays = (text: string): string =>
  text.replaceAll(/\d+月\d+日(?:（.）)?|(?:\w+day,? )?\d+ [A-Z][a-z]+/gu, 'a day')
