import type { Placements } from '#domain/company.ts'
import { companyFacts } from '#src/context/config.ts'
import { Section } from '#src/ui/Section.tsx'
import styles from './PlacementNumbers.module.css'

type PlacementTexts = {
  title: string
  period: string
  list: { value: string; unit: string; label: string }[]
}

interface PlacementNumbersProps {
  textsOf: (placements: Placements) => PlacementTexts
}

/** Figures of the last year. Renders nothing before the end of the company's first fiscal year. */
export function PlacementNumbers({ textsOf }: PlacementNumbersProps) {
  const { placements } = companyFacts()
  if (!placements) return null
  const { title, period, list } = textsOf(placements)
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
