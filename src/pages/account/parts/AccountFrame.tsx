import type { ReactNode } from 'react'
import { Addresses } from '#src/ui/Addresses.tsx'
import { Span } from '#src/ui/art/Span.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import styles from './AccountFrame.module.css'

interface AccountFrameProps {
  title: ReactNode
  lead?: ReactNode
  /** Selects the bridge beside the text. */
  seed: number
  children?: ReactNode
}

/** A page about the account: one column of text or a form, and on wide screens a bridge beside it. */
export function AccountFrame({ title, lead, seed, children }: AccountFrameProps) {
  return (
    <div className={styles.frame}>
      <Wrap className={styles.side}>
        <div className={styles.column}>
          <Heading level={1}>{title}</Heading>
          {lead && (
            <p className={styles.lead}>{typeof lead === 'string' ? <Addresses text={lead} /> : lead}</p>
          )}
          {children}
        </div>
      </Wrap>
      <div className={styles.art} aria-hidden="true">
        <Span seed={seed} width={640} height={740} className={styles.picture} />
      </div>
    </div>
  )
}
