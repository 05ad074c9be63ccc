import { Drawing } from './Drawing.tsx'
import { drawings } from './drawings.ts'
import type { PayLabels } from './payMarkup.ts'
import { type PayFacts, freeHeight } from './payStones.ts'

interface PayBridgeProps {
  facts: PayFacts
  labels: PayLabels
  className?: string
}

/** The pay of a job among others, drawn. The same numbers stand in words beside it. */
export function PayBridge({ facts, labels, className }: PayBridgeProps) {
  const free = freeHeight(facts.steps)
  return (
    <Drawing
      name={`${labels.job} ${facts.middle}`}
      className={className}
      viewBox={`0 ${free - 12} 640 ${190 - free}`}
      onServer={drawings.pay?.(facts, labels)}
      inBrowser={async () => (await import('./payMarkup.ts')).payMarkup(facts, labels)}
    />
  )
}
