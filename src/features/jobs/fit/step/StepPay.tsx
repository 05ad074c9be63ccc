import { LEAST_PAID, type OpenJobs, type Step } from '#domain/fit/oneStep.ts'
import { formatSalary } from '#domain/money.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Sentence } from '#src/ui/Unbroken.tsx'

/** The effect of a step on the median pay, in a sentence. */
export function StepPay(effect: { now: OpenJobs; step: Step }) {
  return <Sentence text={useEffectOfStep(effect)} />
}

/** Few jobs have no effect on the pay, as one of them would decide it. */
function useEffectOfStep({ now, step: { opens, after } }: { now: OpenJobs; step: Step }): string {
  const { pay: t } = useTexts('oneStep')
  const lang = useLang()
  if (opens < LEAST_PAID || after.median === null) return t.few
  const to = formatSalary(after.median, lang)
  if (now.median === null) return t.first({ from: '', to })
  const from = formatSalary(now.median, lang)
  if (from === to) return t.same({ from, to })
  return (after.median > now.median ? t.more : t.less)({ from, to })
}
