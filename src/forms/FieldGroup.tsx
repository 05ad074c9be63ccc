import { type ReactNode, useId } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './FieldGroup.module.css'

/** Related fields under a heading (h2). */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

/** Two short fields in one row on wide screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
