import { useQuery } from '@tanstack/react-query'
import { authQuery } from '../../api/account.ts'
import { useLang } from '../../context/language.ts'
import { FavoritesSync } from '../../features/favorites/FavoritesSync.tsx'
import { SessionWatch } from '../../features/session/SessionWatch.tsx'

/** Keeps the session and the saved jobs of the person who is logged in up to date, on every page. */
export function PersonWatch() {
  const { data: auth } = useQuery(authQuery(useLang()))
  return (
    <>
      <SessionWatch />
      {/* Until the first password is set no other call is open. */}
      {auth?.passwordSet && <FavoritesSync owner={auth.id} />}
    </>
  )
}
