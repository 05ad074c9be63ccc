import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './NoJobsYet.module.css'

/** The first steps that need no job, in place of the search. */
export function NoJobsYet() {
  const { noJobs, steps } = useTexts('home')
  const href = useHref()
  return (
    <section aria-labelledby="no-jobs" className={styles.panel}>
      <Heading level={2} id="no-jobs">
        {noJobs.title}
      </Heading>
      <p>{noJobs.text}</p>
      <div className="row">
        <Button to={href('entry')}>{steps.register}</Button>
        <Link to={href('invitation')}>{steps.talk}</Link>
      </div>
    </section>
  )
}
