import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Prose } from '#src/ui/Prose.tsx'
import { BulletList } from './BulletList.tsx'
import { Part } from '#src/features/jobs/Part.tsx'

/** The duties, and how they may change. */
export function Duties({ job }: { job: Job }) {
  const t = useTexts('job')
  return (
    <Part title={t.duties}>
      <Prose>
        {job.description.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <BulletList items={job.duties} />
        <h3>{t.dutiesChange}</h3>
        <p>{job.dutiesChange}</p>
      </Prose>
    </Part>
  )
}
