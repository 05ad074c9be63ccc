import type { Lang } from '#domain/lang.ts'
import { loadTexts, textsOf } from '#i18n/load.ts'
import { JapaneseLevel, JobCategory, Region } from '#openapi/generated/options.ts'

/** The ways to search jobs that the menus offer, by query value of the job search. */
export type JobWays = Record<'jobCategory' | 'location' | 'japaneseLevel', { value: string; label: string }[]>

/** Loaded when a menu needs it, since most pages carry neither the lists nor their labels. */
export async function loadJobWays(lang: Lang): Promise<JobWays> {
  await loadTexts(lang, ['jobOptions'])
  const t = textsOf(lang, 'jobOptions')
  const level = { ...t.japaneseLevel, none_jp: textsOf(lang, 'common').search.noJapanese }
  return {
    jobCategory: JobCategory.map((value) => ({ value, label: t.jobCategory[value] })),
    location: Region.map((value) => ({ value, label: t.regionLong[value] })),
    japaneseLevel: JapaneseLevel.toReversed().map((value) => ({ value, label: level[value] })),
  }
}
