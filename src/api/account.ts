import type { QueryClient } from '@tanstack/react-query'
import { type Lang, languages } from '#domain/lang.ts'
import { ApiError } from './apiError.ts'
import {
  activateApplicant,
  checkEmail,
  confirmEmail as sendConfirmEmail,
  getGetAuthQueryOptions,
  logout as sendLogout,
  useLogin as useSendLogin,
  verifyApplicant,
} from './generated/account/account.ts'
import type { Auth } from './generated/client.schemas.ts'
import { isOneOf } from './queries.ts'
import { forgetSession, startSession } from './session.ts'

export type { Auth } from './generated/client.schemas.ts'
export {
  getGetAuthQueryOptions,
  useChangeEmail,
  useChangePassword,
  useForgotPassword,
  useGetAuth,
  useResetPassword,
  useSetInitialPassword,
} from './generated/account/account.ts'

/** Stores the person of a response, in both languages, so that no call asks again. */
export function storeAuth(client: QueryClient, auth: Auth): void {
  for (const lang of languages) client.setQueryData(getGetAuthQueryOptions(lang).queryKey, auth)
}

/** Records that the person has read the welcome. */
export function endFirstVisit(client: QueryClient): void {
  for (const lang of languages) {
    const { queryKey } = getGetAuthQueryOptions(lang)
    client.setQueryData(queryKey, (auth) => auth && { ...auth, firstVisit: false })
  }
}

/** Loads the person again, in both languages; with `refetchType` "none" when they are needed next. */
export const invalidateAuth = (client: QueryClient, refetchType: 'active' | 'none' = 'active') =>
  client.invalidateQueries({ predicate: isOneOf(['getAuth']), refetchType })

/** Returns whether an e-mail address is not registered yet. */
export async function isEmailFree(lang: Lang, email: string, signal: AbortSignal): Promise<boolean> {
  const { result } = await checkEmail(lang, { email }, { signal })
  return result
}

let loggingOut: Promise<unknown> = Promise.resolve()

/** Logs in, once an earlier logout is done. The refresh token stays in the memory of `session.ts`. */
export const useLogin = () =>
  useSendLogin({
    mutation: {
      // The response to the logout would otherwise empty the new cookies.
      onMutate: () => loggingOut,
      onSuccess: ({ refresh_token }) => startSession(refresh_token),
    },
  })

/** Logs out in this browser at once, and on the server as soon as it can be reached; errors are ignored (spec §7). */
export function logout(lang: Lang): void {
  loggingOut = sendLogout(lang, { keepalive: true }).catch(() => {})
  forgetSession()
}

/** Opens the account of a registration link, and a session. Null if the link does not work. */
export async function activate(lang: Lang, token: string): Promise<Auth | null> {
  await loggingOut
  return nullIfRefused(async () => {
    await verifyApplicant(lang, { token })
    const auth = await activateApplicant(lang, { token })
    startSession(null)
    return auth
  })
}

/** Confirms a new e-mail address: `spent` if the link does not work, `taken` if another person has registered the address. */
export async function confirmEmail(lang: Lang, token: string): Promise<'done' | 'spent' | 'taken'> {
  try {
    const confirmed = await nullIfRefused(() => sendConfirmEmail(lang, { token }))
    return confirmed ? 'done' : 'spent'
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'taken'
    throw error
  }
}

/** Returns null for a 422 about the token. */
async function nullIfRefused<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (isLinkSpent(error)) return null
    throw error
  }
}

/** Returns whether a call failed because the link of its token has expired, was used, or is unknown. */
export const isLinkSpent = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  error.problem?.errors?.some(({ field }) => field === 'token') === true
