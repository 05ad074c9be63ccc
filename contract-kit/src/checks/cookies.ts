/** The cookies of a session, as the contract describes them at the header `Set-Cookie`. */
import { type SetCookie, parseSetCookie, plainName } from '../http/browser.ts'
import { type Check, type Fault, unless } from './check.ts'

const session = ['hashi_sid', 'hashi_session']
const readable = ['hashi_session']

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
    const missing =
      status < 300 ? session.filter((name) => !cookies.some((each) => plainName(each.name) === name)) : []
    const isSafe = request.url.protocol === 'https:'
    return [
      ...unless(
        missing.length === 0,
        `the cookies ${session.join(' and ')}`,
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
  const wanted: [boolean, string][] = [
    [attributes.get('path') === '/', 'Path=/'],
    [attributes.get('samesite')?.toLowerCase() === 'lax', 'SameSite=Lax'],
    [
      attributes.has('httponly') !== readable.includes(name),
      readable.includes(name) ? 'no HttpOnly' : 'HttpOnly',
    ],
    [!isSafe || attributes.has('secure'), 'Secure'],
    [name === plainName(name) || isSafe, 'the prefix __Host- with https only'],
    [value !== '' || attributes.get('max-age') === '0', 'Max-Age=0 with an empty value'],
  ]
  return wanted.flatMap(([isFine, expected]) =>
    unless(isFine, `${name} with ${expected}`, seen || 'no attributes', place),
  )
}

const namesOf = (cookies: SetCookie[]) => cookies.map(({ name }) => name).join(', ')
