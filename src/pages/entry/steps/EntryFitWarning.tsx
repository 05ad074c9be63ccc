import { Suspense } from 'react'
import { conditionsOfProfile } from '#domain/fit/conditions.ts'
import type { EntryValues } from '#domain/forms/entry.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { EnglishSkill, JapaneseSkill, VisaStatus } from '#openapi/generated/options.ts'
import { useSearchJobs } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { useChosenJobs } from '#src/features/favorites/entryStore.ts'
import { LateFitWarning } from '#src/features/jobs/fit/LateFitWarning.tsx'

/** Warns before the entry applies for jobs that do not fit the answers of its form. */
export function EntryFitWarning({ values }: { values: EntryValues }) {
  const ids = useChosenJobs()
  const { data } = useSearchJobs(
    useLang(),
    { job_id: [...ids].sort((a, b) => a - b), perPage: PAGE_SIZE.max },
    { query: { enabled: ids.length > 0 } },
  )
  if (!data) return null
  const conditions = conditionsOfProfile({
    japaneseLanguageSkill: optionOf(JapaneseSkill, values.japaneseLanguageSkill),
    englishLanguageSkill: optionOf(EnglishSkill, values.englishLanguageSkill),
    visaStatusinJapan: optionOf(VisaStatus, values.visaStatusinJapan),
    currentLocation: values.currentLocation,
  })
  return (
    <Suspense>
      <LateFitWarning jobs={data.jobs} conditions={conditions} />
    </Suspense>
  )
}

/** Returns the option of a form value. */
function optionOf<Value extends number>(options: Record<string, Value>, value: string): Value | undefined {
  return Object.values(options).find((option) => String(option) === value)
}
