import { acceptedLanguage } from '#backend/middleware/headers.ts'
import { clearSessionCookies } from '#backend/session/cookies.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { HeaderRule } from '../declarations.ts'
import type { StatusEffect } from '../generated/client.ts'
import { declarations } from '../generated/declarations.ts'
import { problemOf } from './declared.ts'

/** Returns the response of a fault, as the contract declares it: the problem in the language of the call, and all headers. */
export function failureOf(
  id: OperationId,
  effect: StatusEffect,
  request: Request,
): { response: Response; setCookies: string[] } {
  const declared = problemOf(id, effect)
  if (!declared) throw new Error(`${id} declares no failure ${effect.status}`)
  const { headers: rules = {} } = declarations[id][effect.status] ?? {}
  const lang = acceptedLanguage(request.headers.get('Accept-Language') ?? undefined)
  const body = {
    type: `/problems/${declared.problem}`,
    ...backendTexts[lang].problems[declared.problem],
    status: effect.status,
    instance: new URL(request.url).pathname,
    ...(declared.errors && { errors: declared.errors[lang] }),
  }
  const headers = new Headers({ 'Content-Type': 'application/problem+json' })
  for (const [name, rule] of Object.entries(rules))
    if (name !== 'Set-Cookie') headers.set(name, valueOf(name, rule, lang))
  const cookies = { incoming: {}, outgoing: [] }
  if ('Set-Cookie' in rules) clearSessionCookies(cookies, false)
  return {
    response: new Response(JSON.stringify(body), { status: effect.status, headers }),
    setCookies: cookies.outgoing,
  }
}

/** The seconds until a client may try again. Short, because developers wait for it. */
const RETRY_AFTER = '1'

function valueOf(name: string, { values }: HeaderRule, lang: string): string {
  if (name === 'Content-Language') return lang
  if (name === 'Vary') return 'Accept-Language'
  return values?.[0] ?? RETRY_AFTER
}
