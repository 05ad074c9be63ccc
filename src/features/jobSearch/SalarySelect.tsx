import { SALARY_STEPS, formatSalary } from '#domain/money.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { NativeSelect } from '#src/ui/inputs.tsx'
import type { ChoiceHandler } from './ChoiceList.tsx'
import { type Counts, countOf } from './counts.ts'

interface SalarySelectProps {
  value: number | null
  counts: Counts
  onChange: ChoiceHandler
}

/** The minimum salary, with the number of jobs that pay it. */
export function SalarySelect({ value, counts, onChange }: SalarySelectProps) {
  const t = useTexts('jobs')
  const lang = useLang()
  return (
    <NativeSelect small name="salary" aria-label={t.salary} value={value ?? ''} onChange={onChange}>
      <option value="">{t.any}</option>
      {SALARY_STEPS.map((step) => {
        const amount = formatSalary(step, lang)
        const count = countOf(counts, String(step))
        return (
          <option key={step} value={step} disabled={count === 0 && step !== value}>
            {count === undefined
              ? t.salaryFrom({ amount })
              : t.salaryOption({ amount, count: t.count({ count }) })}
          </option>
        )
      })}
    </NativeSelect>
  )
}
