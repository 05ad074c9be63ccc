import type { ReactNode } from 'react'
import { Span } from '#src/ui/art/Span.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './Nothing.module.css'

interface NothingProps {
  /** Selects the picture. */
  seed: number
  title: string
  text: string
  /** One thing to do. */
  action?: ReactNode
}

/** An empty part of the dashboard. */
export function Nothing({ seed, title, text, action }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <Span seed={seed} width={220} height={220} className={styles.picture} />
      <div>
        <Heading level={3} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {action}
      </div>
    </div>
  )
}
