import { Section } from '#src/ui/Section.tsx'
import styles from './PlacementNumbers.module.css'

type PlacementNumbersProps = {
  title: string
  period: string
  list: { value: string; unit: string; label: string }[]
}

/** Three figures of the last year. */
export function PlacementNumbers({ title, period, list }: PlacementNumbersProps) {
  return (
    <Section title={title} lead={period}>
      <dl className={styles.numbers}>
        {list.map(({ value, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
