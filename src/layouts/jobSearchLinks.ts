import type { Lang } from '#domain/lang.ts'
import { loadTexts, textsOf } from '#i18n/load.ts'
import { JapaneseLevel, JobCategory, Region } from '#openapi/generated/options.ts'

/** The job searches that the menus offer, by query value. */
export type JobSearchLinks = Record<
  'jobCategory' | 'location' | 'japaneseLevel',
  { value: string; label: string }[]
>

/** Loaded on demand, since most pages need neither the lists nor their labels. */
export async function loadJobSearchLinks(lang: Lang): Promise<JobSearchLinks> {
  await loadTexts(lang, ['jobOptions'])
  const t = textsOf(lang, 'jobOptions')
  const level = { ...t.japaneseLevel, none_jp: textsOf(lang, 'common').search.noJapanese }
  return {
    jobCategory: JobCategory.map((value) => ({ value, label: t.jobCategory[value] })),
    location: Region.map((value) => ({ value, label: t.regionLong[value] })),
    japaneseLevel: JapaneseLevel.toReversed().map((value) => ({ value, label: level[value] })),
  }
}
