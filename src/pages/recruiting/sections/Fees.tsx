import { useTexts } from '#src/context/language.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Section } from '#src/ui/Section.tsx'
import styles from './Fees.module.css'

/** The fees, and the refund when a hired person leaves early. */
export function Fees() {
  const { fees: t } = useTexts('recruiting')
  return (
    <Section title={t.title} lead={t.lead}>
      <DataTable
        caption={t.caption}
        head={t.head}
        rows={t.rows.map(({ service, fee, note, payment, refund }) => [
          service,
          <>
            <b className={styles.fee}>{fee}</b>
            {note}
          </>,
          payment,
          refund,
        ])}
      />
    </Section>
  )
}
