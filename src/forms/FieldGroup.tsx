import { type ReactNode, useId } from 'react'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './FieldGroup.module.css'

interface FieldGroupProps {
  title: string
  /** A text about all fields. Its `id` is for fields that it describes. */
  help?: { id: string; text: ReactNode }
  children: ReactNode
}

/** Related fields under a heading (h2). */
export function FieldGroup({ title, help, children }: FieldGroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading level={2} id={id} className={styles.title}>
        {title}
      </Heading>
      {help && (
        <p id={help.id} className={styles.help}>
          {help.text}
        </p>
      )}
      {children}
    </div>
  )
}

/** Two short fields in one row on wide screens. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
