import { LEAST_PAID, type OpenJobs, type Step } from '#domain/fit/oneStep.ts'
import { formatSalary } from '#domain/money.ts'
import { useLang, useTexts } from '#src/context/language.ts'

/** The effect of a step on the median pay, in a sentence. Few jobs have none, as one of them would decide it. */
export function StepPay({ now, step: { opens, after } }: { now: OpenJobs; step: Step }) {
  const { pay: t } = useTexts('oneStep')
  const lang = useLang()
  if (opens < LEAST_PAID || after.median === null) return t.few
  const to = formatSalary(after.median, lang)
  if (now.median === null) return t.first({ from: '', to })
  const from = formatSalary(now.median, lang)
  if (from === to) return t.same({ from, to })
  return (after.median > now.median ? t.more : t.less)({ from, to })
}
