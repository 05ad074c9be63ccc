import { Drawing } from './Drawing.tsx'
import { drawn } from './drawings.ts'
import type { PayLabels } from './payMarkup.ts'
import { type PayFacts, freeHeight } from './payStones.ts'

interface PayBridgeProps {
  facts: PayFacts
  labels: PayLabels
  className?: string
}

/** A drawing of the pay of a job among others. The text beside it has the same numbers. */
export function PayBridge({ facts, labels, className }: PayBridgeProps) {
  const free = freeHeight(facts.steps)
  return (
    <Drawing
      name={`${labels.job} ${facts.middle}`}
      className={className}
      viewBox={`0 ${free - 12} 640 ${216 - free}`}
      drawn={drawn('pay', (pay) => pay(facts, labels))}
    />
  )
}
