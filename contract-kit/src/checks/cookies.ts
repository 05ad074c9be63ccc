/** The cookies of a session, as the contract describes them at the header `Set-Cookie`. */

import { type SetCookie, parseSetCookie, plainName } from '../http/browser.ts'
import { type Check, type Fault, unless } from './check.ts'

const session = ['hashi_sid', 'hashi_session']
const readable = ['hashi_session']
/** The cookie that marks a browser with an earlier login lives for 180 days. */
const DEVICE_AGE = 180 * 24 * 60 * 60

export const cookieAttributes: Check = {
  rule: 'cookie-attributes',
  applies: ({ exchange, response }) =>
    exchange.setCookies.length > 0 ||
    (exchange.status < 300 && (response?.headers.some(({ name }) => name === 'Set-Cookie') ?? false)),
  faults: ({ exchange: { setCookies, status, request }, response }) => {
    const cookies = setCookies.map(parseSetCookie)
    const declared = response?.headers.find(({ name }) => name === 'Set-Cookie')
    const place = declared?.pointer ?? response?.pointer
    if (!declared) return unless(false, 'no cookies', namesOf(cookies), place)
    const expected = request.url.pathname.endsWith('/login') ? [...session, 'hashi_device'] : session
    const missing =
      status < 300 ? expected.filter((name) => !cookies.some((each) => plainName(each.name) === name)) : []
    const isSafe = request.url.protocol === 'https:'
    return [
      ...unless(
        missing.length === 0,
        `the cookies ${expected.join(' and ')}`,
        namesOf(cookies) || 'none',
        place,
      ),
      ...cookies.flatMap((cookie) => attributeFaults(cookie, isSafe, place)),
    ]
  },
}

function attributeFaults({ name, value, attributes }: SetCookie, isSafe: boolean, place?: string): Fault[] {
  if (!plainName(name).startsWith('hashi_')) return []
  const seen = [...attributes].map(([key, text]) => (text === '' ? key : `${key}=${text}`)).join('; ')
  const isOfSession = session.includes(plainName(name))
  const wanted: [boolean, string][] = [
    [attributes.get('path') === '/', 'Path=/'],
    [!attributes.has('domain'), 'no Domain: the host alone receives it'],
    [attributes.get('samesite')?.toLowerCase() === 'lax', 'SameSite=Lax'],
    [
      attributes.has('httponly') !== readable.includes(name),
      readable.includes(name) ? 'no HttpOnly' : 'HttpOnly',
    ],
    [!isSafe || attributes.has('secure'), 'Secure'],
    [name === plainName(name) || isSafe, 'the prefix __Host- with https only'],
    [value !== '' || attributes.get('max-age') === '0', 'Max-Age=0 with an empty value'],
    [name !== 'hashi_session' || ['1', ''].includes(value), 'the value 1'],
    [
      !isOfSession || value === '' || !isLasting(attributes),
      'no Max-Age or Expires: until the browser closes',
    ],
    ...(plainName(name) === 'hashi_device' ? wantedOfDevice(value, attributes) : []),
  ]
  return wanted.flatMap(([isFine, expected]) =>
    unless(isFine, `${name} with ${expected}`, seen || 'no attributes', place),
  )
}

/** The mark of a browser outlives the session. */
const wantedOfDevice = (value: string, attributes: SetCookie['attributes']): [boolean, string][] => [
  [value !== '', 'a value: no call empties it, and logout keeps it'],
  [value === '' || attributes.get('max-age') === String(DEVICE_AGE), `Max-Age=${DEVICE_AGE}, 180 days`],
]

const isLasting = (attributes: SetCookie['attributes']) =>
  attributes.has('max-age') || attributes.has('expires')

const namesOf = (cookies: SetCookie[]) => cookies.map(({ name }) => name).join(', ')
