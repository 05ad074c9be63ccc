import { useQuery } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { loadTexts, textsOf } from '#i18n/load.ts'
import { JapaneseLevel, JobCategory, Region } from '#openapi/generated/options.ts'
import { useLang } from '../context/language.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import { useMainUi } from './mainUi.ts'

/** The job searches that the menus offer, by query value. */
export type JobSearchLinks = Record<
  'jobCategory' | 'location' | 'japaneseLevel',
  { value: string; label: string }[]
>

/** Returns the job searches, once the sub-navigation is attached and their labels have loaded. Without the labels, a menu has its other links. */
export function useJobSearchLinks(): JobSearchLinks | undefined {
  const lang = useLang()
  const attachSubNavi = useMainUi('attachSubNavi')
  const { data } = useQuery({
    queryKey: ['jobSearchLinks', lang],
    queryFn: () => loadAhead(() => loadJobSearchLinks(lang)),
    enabled: attachSubNavi,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return attachSubNavi ? data : undefined
}

async function loadJobSearchLinks(lang: Lang): Promise<JobSearchLinks> {
  await loadTexts(lang, ['jobOptions'])
  const t = textsOf(lang, 'jobOptions')
  const level = { ...t.japaneseLevel, none_jp: textsOf(lang, 'common').search.noJapanese }
  return {
    jobCategory: JobCategory.map((value) => ({ value, label: t.jobCategory[value] })),
    location: Region.map((value) => ({ value, label: t.regionLong[value] })),
    japaneseLevel: JapaneseLevel.toReversed().map((value) => ({ value, label: level[value] })),
  }
}
