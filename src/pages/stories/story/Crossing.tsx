import { formatStorySalary } from '#domain/money.ts'
import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { CrossingArch } from '#src/ui/art/CrossingArch.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './Crossing.module.css'

type Side = { work: string; speciality: string; salary: string }

/** Job, speciality and salary before and after, with an arch between them. */
export function Crossing({ story }: { story: Story }) {
  const t = useTexts('cases')
  const { before, after, newGraduate } = useTexts('storyCard')
  const sideBefore: Side = {
    work: story.jobBeforeTransfer,
    speciality: story.specialityBeforeTransfer,
    salary: story.annualSalaryBeforeTransfer,
  }
  const sideAfter: Side = {
    work: story.jobAfterTransfer,
    speciality: story.specialityAfterTransfer,
    salary: story.annualSalaryAfterTransfer,
  }
  return (
    <section className={styles.crossing} aria-label={t.crossing}>
      <div>
        <Heading level={2}>{before}</Heading>
        {isEmpty(sideBefore) ? <p className={styles.none}>{newGraduate}</p> : <Facts {...sideBefore} />}
      </div>
      <CrossingArch className={styles.arch} />
      <div>
        <Heading level={2}>{after}</Heading>
        <Facts {...sideAfter} />
      </div>
    </section>
  )
}

const isEmpty = (side: Side) => Object.values(side).every((text) => text === '')

/** Leaves out empty facts. */
function Facts({ work, speciality, salary }: Side) {
  const t = useTexts('cases')
  const pay = formatStorySalary(salary, useLang())
  return (
    <dl>
      {work && <Fact term={t.work} text={work} />}
      {speciality && <Fact term={t.speciality} text={speciality} />}
      {pay && <Fact term={t.salary} text={pay} className={styles.pay} />}
    </dl>
  )
}

function Fact({ term, text, className }: { term: string; text: string; className?: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className={className}>{text}</dd>
    </>
  )
}
