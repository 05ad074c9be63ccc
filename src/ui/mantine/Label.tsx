import { Badge } from '@mantine/core'
import '@mantine/core/styles/Badge.layer.css'
import { cx } from '../cx.ts'
import type { LabelProps } from '../Label.tsx'
import look from '../Label.module.css'
import styles from './Label.module.css'

/** A status label, as `ui/Label`, on Mantine. */
export function Label({ tone = 'plain', className, children }: LabelProps) {
  return (
    <Badge
      component="span"
      classNames={{
        root: cx(look.label, styles.label, tone !== 'plain' && look[tone], className),
        label: styles.words,
      }}
    >
      {children}
    </Badge>
  )
}
