import { useQuery } from '@tanstack/react-query'
import { isWaiting } from '#domain/processes/stages.ts'
import { authQuery } from '#src/api/account.ts'
import { recommendationsQuery } from '#src/api/processes.ts'
import { useLang } from '#src/context/language.ts'

/** The number of recommendations that await an answer; 0 until it is known. */
export function useWaiting(): number {
  const lang = useLang()
  // A guard or the header asks who is logged in; without a session this call would fail.
  const { data: auth } = useQuery({ ...authQuery(lang), enabled: false })
  const { data } = useQuery({ ...recommendationsQuery(lang), enabled: auth?.passwordSet === true })
  return data?.items.filter(({ status }) => isWaiting(status)).length ?? 0
}
