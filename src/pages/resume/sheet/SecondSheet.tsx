import type { ResumeValues } from '#domain/forms/resume.ts'
import { linesOf } from './historyLines.ts'
import { LineTable } from './LineTable.tsx'
import styles from './Sheet.module.css'
import { words } from './words.ts'

/** The lines of 免許・資格 in the Ministry's form. */
const LICENCE_LINES = 6

/** The second page of the resume. */
export function SecondSheet({ values }: { values: ResumeValues }) {
  return (
    <>
      <LineTable title={words.licences} lines={linesOf(values.licences, values)} room={LICENCE_LINES} />
      <Block title={words.motivation} text={values.motivation} />
      <Block title={words.preferences} text={values.preferences} />
    </>
  )
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.block}>
      <p>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}
