/** Faults of hosts and frameworks around an API: other origins, schemes of a login, spellings of tokens and headers, shared counters. */

import { parseJson, textAt } from '../../contract-kit/src/json.ts'
import { type Break, answer, idOf, sentHeaders } from './breaking.ts'
import { editText } from './breakingCarelessly.ts'
import type { Mutation } from './mutations.ts'
import { refusal, sessionOf, tooMany } from './operators/callTools.ts'

/** Lets pages of any origin call with credentials. */
const withCredentials =
  (method: string, originOf: (origin: string) => string): Break =>
  (send) =>
  async (request) => {
    const response = await send(request)
    const origin = request.headers.get('Origin')
    if (request.method !== method || origin === null) return response
    const headers = new Headers(response.headers)
    headers.set('Access-Control-Allow-Origin', originOf(origin))
    headers.set('Access-Control-Allow-Credentials', 'true')
    return new Response(response.body, { status: response.status, headers })
  }

const mirrored = (origin: string) => origin

/** Knows the tokens that it has seen in any case. */
function foldedTokens(id: string, name: string): Break {
  const known = new Map<string, string>()
  return (send) => async (request) => {
    const token = textAt(parseJson(await request.clone().text()), name)
    const first = known.get(token.toLowerCase()) ?? token
    known.set(token.toLowerCase(), first)
    return editText(id, (text) => text.replace(token, first))(send)(request)
  }
}

/** Knows the tokens of its sessions in any case. */
function foldedSessions(): Break {
  const known = new Map<string, string>()
  return (send) => async (request) => {
    const fold = sentHeaders(null, (headers) => {
      const token = sessionOf(request) ?? ''
      const cookie = headers.get('Cookie') ?? ''
      headers.set('Cookie', cookie.replace(token, known.get(token.toLowerCase()) ?? token))
    })
    const response = await fold(send)(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, token = ''] = /^hashi_sid=([^;]+)/.exec(cookie) ?? []
      known.set(token.toLowerCase(), token)
    }
    return response
  }
}

const submissions = ['createEntry', 'createInquiry', 'createInvitation', 'forgotPassword', 'sendContact']

/** One counter for all submissions. */
function sharedLimit(): Break {
  let isFull = false
  return (send) => async (request) => {
    const id = idOf(request)
    if (!submissions.includes(id)) return send(request)
    const response = await send(request)
    if (response.status === 429) isFull = true
    else if (id === 'createEntry') isFull = false
    return isFull ? tooMany(request) : response
  }
}

/** A right login begins the count of the network again. */
function forgivingNetwork(): Break {
  let failed = 0
  return (send) => async (request) => {
    if (idOf(request) !== 'login') return send(request)
    const isNetwork = (await request.clone().text()).includes('kit-network-')
    const response = await send(request)
    failed = response.ok ? 0 : failed + 1
    return response.status === 429 && isNetwork && failed < 60
      ? refusal(request, 401, '/problems/login-failed')
      : response
  }
}

export const strangersDoors: Mutation[] = [
  {
    name: 'reads for pages of every origin with credentials',
    rule: 'foreign-origin',
    only: ['getProfile'],
    breaks: withCredentials('GET', mirrored),
  },
  {
    name: 'writes for pages of every origin with credentials',
    rule: 'foreign-origin',
    only: ['changePassword'],
    breaks: withCredentials('OPTIONS', mirrored),
  },
  {
    name: 'an asterisk with credentials',
    rule: 'foreign-origin',
    only: ['listStories'],
    breaks: withCredentials('GET', () => '*'),
  },
  {
    name: 'pages of a host that begins with the own one',
    rule: 'foreign-origin',
    only: ['getAuth'],
    breaks: withCredentials('GET', (origin) => (origin.includes('localhost.') ? origin : 'http://localhost')),
  },
  {
    name: 'the dialog of the browser for a login',
    rule: 'login-dialog',
    only: ['getAuth'],
    breaks: answer('getAuth', ({ status, headers }) => {
      if (status === 401) headers.append('WWW-Authenticate', 'Bearer, Basic realm="Hashi"')
      return { headers }
    }),
  },
  {
    name: 'sessions in any case',
    rule: 'session-required',
    only: ['login', 'getAuth'],
    breaks: foldedSessions(),
  },
  {
    name: 'refresh tokens in any case',
    rule: 'refresh-rotation',
    only: ['refreshSession'],
    breaks: foldedTokens('refreshSession', 'refresh_token'),
  },
  {
    name: 'links in any case',
    rule: 'token-once',
    only: ['resetPassword', 'confirmEmail'],
    breaks: foldedTokens('resetPassword', 'token'),
  },
  {
    name: 'English for any language',
    rule: 'language-negotiation',
    only: ['listOptions'],
    breaks: sentHeaders('listOptions', (headers) => {
      if (headers.get('Accept-Language') === '*') headers.set('Accept-Language', 'en')
    }),
  },
  {
    name: 'a malformed language that is refused',
    rule: 'language-negotiation',
    only: ['getStory'],
    breaks: (send) => (request) =>
      idOf(request) === 'getStory' && /q=\D/.test(request.headers.get('Accept-Language') ?? '')
        ? Promise.resolve(refusal(request, 400, '/problems/bad-request'))
        : send(request),
  },
  {
    name: 'JSON after a byte order mark',
    rule: 'body-schema',
    only: ['listBlogTags'],
    breaks: answer('listBlogTags', ({ text }) => ({ text: `\uFEFF${text}` })),
  },
  {
    name: 'a byte order mark that breaks the server',
    rule: 'body-malformed',
    only: ['checkEmail'],
    breaks: (send) => async (request) => {
      const [first] = new Uint8Array(await request.clone().arrayBuffer())
      return first === 0xef ? refusal(request, 500, '/problems/internal-server-error') : send(request)
    },
  },
  {
    name: 'one limit for all submissions',
    rule: 'limit-exists',
    only: ['createEntry', 'createInquiry'],
    breaks: sharedLimit(),
  },
  {
    name: 'a right login that begins the count of its network again',
    rule: 'limit-exists',
    only: ['login', 'createEntry'],
    breaks: forgivingNetwork(),
  },
]
