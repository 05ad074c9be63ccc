import { type Auth, useGetAuth } from '#src/api/account.ts'
import { useLang } from '#src/context/language.ts'

/** The person who is logged in, on pages with the guard `signedIn`. Throws elsewhere. */
export function useAuth(): Auth {
  const { data } = useGetAuth(useLang())
  if (!data) throw new Error('Nobody is logged in: the row of this page needs the guard "signedIn"')
  return data
}
