import type { Lang } from '#domain/lang.ts'
import { ApiError } from './apiError.ts'
import {
  activateApplicant,
  changeEmail as sendChangeEmail,
  changePassword as sendChangePassword,
  checkEmail,
  confirmEmail as sendConfirmEmail,
  forgotPassword as sendForgotPassword,
  getGetAuthQueryKey,
  getGetAuthQueryOptions,
  login as sendLogin,
  logout as sendLogout,
  resetPassword as sendResetPassword,
  setInitialPassword as sendInitialPassword,
  verifyApplicant,
} from './generated/account/account.ts'
import type {
  Auth,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  InitialPasswordRequest,
  LoginRequest,
  ResetPasswordRequest,
} from './generated/client.schemas.ts'
import { inLanguage } from './inLanguage.ts'
import { forgetSession, startSession } from './session.ts'

export type { Auth } from './generated/client.schemas.ts'

const headers = (lang: Lang) => ({ headers: { 'Accept-Language': lang } })

/** The person who is logged in; fails with 401 where nobody is. */
export const authQuery = (lang: Lang) => getGetAuthQueryOptions(inLanguage(lang, getGetAuthQueryKey()))

/** Returns whether an e-mail address is not registered yet. */
export async function isEmailFree(lang: Lang, email: string, signal: AbortSignal): Promise<boolean> {
  const { result } = await checkEmail({ email }, { ...headers(lang), signal })
  return result
}

let loggingOut: Promise<unknown> = Promise.resolve()

/** Logs in, once an earlier logout is done. The refresh token stays in the memory of `session.ts`. */
export async function login(lang: Lang, request: LoginRequest): Promise<Auth> {
  // The answer to the logout would otherwise empty the new cookies.
  await loggingOut
  const { auth, refresh_token } = await sendLogin(request, headers(lang))
  startSession(refresh_token)
  return auth
}

/** Logs out in this browser at once, and on the server as soon as it can be reached; errors are ignored (spec §7). */
export function logout(): void {
  loggingOut = sendLogout({ keepalive: true }).catch(() => {})
  forgetSession()
}

/** Opens the account of a registration link, and a session. Null if the link does not work. */
export async function activate(lang: Lang, token: string): Promise<Auth | null> {
  await loggingOut
  return nullIfRefused(async () => {
    await verifyApplicant({ token }, headers(lang))
    const auth = await activateApplicant({ token }, headers(lang))
    startSession(null)
    return auth
  })
}

/** Confirms a new e-mail address: `spent` if the link does not work, `taken` if somebody else has registered with it. */
export async function confirmEmail(lang: Lang, token: string): Promise<'done' | 'spent' | 'taken'> {
  try {
    const confirmed = await nullIfRefused(() => sendConfirmEmail({ token }, headers(lang)))
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

export const setInitialPassword = (lang: Lang, request: InitialPasswordRequest): Promise<Auth> =>
  sendInitialPassword(request, headers(lang))

export const forgotPassword = (lang: Lang, request: ForgotPasswordRequest) =>
  sendForgotPassword(request, headers(lang))

/** Fails with `isLinkSpent` if the link does not work. */
export const resetPassword = (lang: Lang, request: ResetPasswordRequest) =>
  sendResetPassword(request, headers(lang))

export const changePassword = (lang: Lang, request: ChangePasswordRequest) =>
  sendChangePassword(request, headers(lang))

export const changeEmail = (lang: Lang, request: ChangeEmailRequest) =>
  sendChangeEmail(request, headers(lang))
