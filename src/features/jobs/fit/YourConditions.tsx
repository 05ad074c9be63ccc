import type { Conditions } from '#domain/fit/conditions.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Link } from '#src/ui/Link.tsx'
import { useLevelName } from './fitSummary.ts'
import { toldConditions } from './toldConditions.ts'
import styles from './YourConditions.module.css'

interface YourConditionsProps {
  conditions: Conditions
  isFromProfile: boolean
  onChange: () => void
}

/** The conditions that the answers rest on, with the ways to change and remove them. */
export function YourConditions({ conditions, isFromProfile, onChange }: YourConditionsProps) {
  const t = useTexts('fit')
  const href = useHref()
  const nameOf = useLevelName()
  const { japanese, english, residence, visa } = conditions
  const facts = [
    { term: t.short.japanese, value: japanese && nameOf(japanese) },
    { term: t.short.english, value: english && nameOf(english) },
    { term: t.short.residence, value: residence && t.residence[residence] },
    { term: t.short.visa, value: visa && t.visa[visa] },
  ]
  return (
    <div className={styles.you}>
      <p className={styles.name}>
        <span className={styles.dot} aria-hidden="true" />
        {t.you}
        {isFromProfile && <small>{t.fromProfile}</small>}
      </p>
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? t.untold}</dd>
          </div>
        ))}
      </dl>
      {isFromProfile ? (
        <Link to={href('profileEdit')} className={styles.profile}>
          {t.toProfile}
        </Link>
      ) : (
        <p className={styles.actions}>
          <ActionButton icon="edit" aria-haspopup="dialog" onClick={onChange}>
            {t.change}
          </ActionButton>
          <ActionButton icon="x" onClick={() => toldConditions.clear()}>
            {t.remove}
          </ActionButton>
        </p>
      )}
    </div>
  )
}
