import { useQuery } from '@tanstack/react-query'
import { useLang } from '../context/language.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import type { JobSearchLinks } from './jobSearchLinks.ts'
import { useMainUi } from './mainUi.ts'

/** Returns the job searches, once the sub-navigation is attached and they have loaded. */
export function useJobSearchLinks(): JobSearchLinks | undefined {
  const lang = useLang()
  const attachSubNavi = useMainUi('attachSubNavi')
  const { data } = useQuery({
    queryKey: ['jobSearchLinks', lang],
    queryFn: async () => (await loadAhead(() => import('./jobSearchLinks.ts'))).loadJobSearchLinks(lang),
    enabled: attachSubNavi,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return attachSubNavi ? data : undefined
}
