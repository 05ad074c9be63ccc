import type { Conditions } from '#domain/fit/conditions.ts'
import type { JobCategory } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { fitView } from './fittingPage.ts'
import styles from './FittingInRole.module.css'
import { useTally } from './useTally.ts'

interface FittingInRoleProps {
  category: JobCategory
  conditions: Conditions
}

/** Leads from a job that does not fit to the jobs of its role that do; nothing where there is none. */
export function FittingInRole({ category, conditions }: FittingInRoleProps) {
  const t = useTexts('fit')
  const href = useHref()
  const { list } = useJobRows()
  const count = useTally({ jobCategory: [category] }, conditions)?.reach
  if (!count) return null
  return (
    <div className={styles.others}>
      <p>{t.inRole({ count })}</p>
      <Button
        variant="line"
        size="sm"
        to={`${href(list)}?jobCategory=${category}`}
        onClick={() => fitView.set({ ...fitView.get(), hidesUnfit: true })}
      >
        {t.seeInRole({ count })}
      </Button>
    </div>
  )
}
