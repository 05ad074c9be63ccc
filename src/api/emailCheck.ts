import type { Lang } from '#domain/lang.ts'
import { checkEmail } from './generated/account/account.ts'

/** Returns whether an e-mail address is not registered yet. */
export async function isEmailFree(lang: Lang, email: string, signal: AbortSignal): Promise<boolean> {
  const { result } = await checkEmail({ email }, { headers: { 'Accept-Language': lang }, signal })
  return result
}
