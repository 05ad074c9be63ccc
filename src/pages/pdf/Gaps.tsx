import { useTexts } from '#src/context/language.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import { Note } from '#src/ui/mantine/Note.tsx'
import styles from './Panel.module.css'

/** Lists the empty fields of the document. */
export function Gaps({ gaps }: { gaps: Gap[] }) {
  const { gaps: t } = useTexts('pdf')
  if (gaps.length === 0) return null
  return (
    <Note>
      {t.title}
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap}>{t[gap]}</li>
        ))}
      </ul>
    </Note>
  )
}

export type Gap =
  | 'photo'
  | 'address'
  | 'phoneNumber'
  | 'history'
  | 'motivation'
  | 'summary'
  | 'companies'
  | 'selfPr'

const isBlank = (text: string) => text.trim() === ''

/** Returns the parts that employers expect in a document and that are missing. The file can be made without it. */
export function gapsOf({ kind, content }: Source): Gap[] {
  const gaps: [Gap, boolean][] =
    kind === 'resume'
      ? [
          ['photo', content.photo === null],
          ['address', isBlank(content.address)],
          ['phoneNumber', isBlank(content.phoneNumber)],
          ['history', content.education.length + content.work.length === 0],
          ['motivation', isBlank(content.motivation)],
        ]
      : [
          ['summary', isBlank(content.summary)],
          ['companies', content.companies.length === 0],
          ['selfPr', isBlank(content.selfPr)],
        ]
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}
