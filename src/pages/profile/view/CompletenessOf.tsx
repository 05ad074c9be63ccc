import { useQuery } from '@tanstack/react-query'
import { completenessOf } from '#domain/completeness.ts'
import { careerQuery } from '#src/api/career.ts'
import type { Profile } from '#src/api/profile.ts'
import { resumeQuery } from '#src/api/resume.ts'
import { useLang } from '#src/context/language.ts'
import { CompletenessSheet } from '#src/features/completeness/CompletenessSheet.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** How complete the profile is, once resume and career history are known as well. Without them nothing is shown. */
export function CompletenessOf({ profile }: { profile: Profile }) {
  const lang = useLang()
  const resume = useQuery(resumeQuery(lang))
  const career = useQuery(careerQuery(lang))
  if (resume.data && career.data) {
    const facts = { profile, resume: resume.data, career: career.data }
    return <CompletenessSheet completeness={completenessOf(facts)} />
  }
  return resume.isPending || career.isPending ? <Skeleton height="16rem" /> : null
}
