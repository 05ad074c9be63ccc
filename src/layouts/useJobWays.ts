import { useQuery } from '@tanstack/react-query'
import { useLang } from '../context/language.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import type { JobWays } from './jobWays.ts'
import { useMainUi } from './mainUi.ts'

/** Returns the job searches, once the sub-navigation is attached and they have loaded. */
export function useJobWays(): JobWays | undefined {
  const lang = useLang()
  const attachSubNavi = useMainUi('attachSubNavi')
  const { data } = useQuery({
    queryKey: [lang, 'jobWays'],
    queryFn: async () => (await loadAhead(() => import('./jobWays.ts'))).loadJobWays(lang),
    enabled: attachSubNavi,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return attachSubNavi ? data : undefined
}
