/** Every guard of the session in every situation of a person. */

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { configureApi } from '../../api/http.ts'
import { ownerOfTyped } from '../../lib/typed.ts'
import type { PageContext } from '../../page/pageContext.ts'
import { createQueryClient } from '../queryClient.ts'
import { askGuards } from './guards.ts'

type Situation = { cookie: string; auth: object | null }

const maria = { id: 1001, passwordSet: true, firstVisit: false }
const situations = {
  'nobody is logged in': { cookie: '', auth: null },
  'the session has expired': { cookie: 'hashi_session=1', auth: null },
  'somebody has no password yet': {
    cookie: 'hashi_session=1',
    auth: { ...maria, passwordSet: false, firstVisit: true },
  },
  'somebody is logged in': { cookie: 'hashi_session=1', auth: maria },
} satisfies Record<string, Situation>
type Name = keyof typeof situations

const calls = vi.fn<() => void>()
let cookie = ''

function arrange(name: Name): void {
  const situation: Situation = situations[name]
  ;({ cookie } = situation)
  configureApi({
    transport: async () => {
      calls()
      return new Response(JSON.stringify(situation.auth ?? {}), { status: situation.auth ? 200 : 401 })
    },
  })
}

beforeEach(() => {
  calls.mockReset()
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(_: string) {
      cookie = ''
    },
  })
})

/** Returns where a guard leads; null if the page is shown. */
async function ask(
  guard: 'signedIn' | 'signedOut' | 'passwordUnset',
  { id = 'mypageEmail', search = '?a=1' }: { id?: PageContext['id']; search?: string } = {},
) {
  const context: PageContext = {
    id,
    lang: 'en',
    params: {},
    url: new URL(search, 'https://hashi.example/en/applicant/mypage/email'),
    queryClient: createQueryClient(),
    now: new Date('2026-11-22T00:00:00Z'),
    isServer: false,
  }
  const thrown: unknown = await askGuards([guard], context).catch((error: unknown) => error)
  if (thrown === undefined) return null
  if (!(thrown instanceof Response)) throw thrown
  return thrown.headers.get('Location')
}

const login = '/en/applicant/login?redirect=%2Fen%2Fapplicant%2Fmypage%2Femail%3Fa%3D1'
const setting = '/en/applicant/setting?a=1'
const mypage = '/en/applicant/mypage?a=1'

describe.each([
  ['signedIn', [login, login, setting, null]],
  ['signedOut', [null, null, setting, mypage]],
  ['passwordUnset', [login, login, null, mypage]],
] as const)('the guard %s', (guard, expected) => {
  test.each(Object.keys(situations).map((name, index) => [name as Name, expected[index] ?? null] as const))(
    'where %s',
    async (name, to) => {
      arrange(name)
      expect(await ask(guard)).toBe(to)
    },
  )
})

test.each([
  ['', '/en/applicant/mypage'],
  ['?from=mail&q=a%20b', '/en/applicant/mypage?from=mail&q=a+b'],
  ['?redirect=%2Fen%2Fjobs&from=mail', '/en/applicant/mypage?from=mail'],
  ['?token=secret', '/en/applicant/mypage'],
])('the query "%s" of a page for visitors leads to %s', async (search, to) => {
  arrange('somebody is logged in')
  expect(await ask('signedOut', { id: 'login', search })).toBe(to)
})

test('the first visit keeps the query', async () => {
  arrange('somebody is logged in')
  configureApi({ transport: async () => Response.json({ ...maria, firstVisit: true }) })
  expect(await ask('signedIn', { id: 'mypage' })).toBe('/en/applicant/mypage/notification/welcome?a=1')
})

test('without the readable cookie no call asks who is logged in', async () => {
  arrange('nobody is logged in')
  await ask('signedIn')
  expect(calls).not.toHaveBeenCalled()
})

test('the tab belongs to the person who has entered', async () => {
  arrange('somebody is logged in')
  await ask('signedIn')
  expect(ownerOfTyped()).toBe(1001)
})

test('a failure of the server is not taken for a logout', async () => {
  arrange('somebody is logged in')
  configureApi({ transport: async () => new Response('', { status: 500 }) })
  await expect(ask('signedIn')).rejects.toMatchObject({ status: 500 })
})
