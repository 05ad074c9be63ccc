import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import { Words } from './Unbroken.tsx'
import styles from './Note.module.css'

type NoteTone = 'info' | 'warn' | 'ok'

export const noteIcons: Record<NoteTone, IconName> = { info: 'info', warn: 'alert', ok: 'check' }

export interface NoteProps {
  tone?: NoteTone
  /** `status` if it appears while the reader is on the page. */
  role?: 'status' | 'alert'
  className?: string
  children: ReactNode
}

/** A framed note to the reader. */
export function Note({ tone = 'info', role, className, children }: NoteProps) {
  return (
    <div role={role} className={cx(styles.note, tone !== 'info' && styles[tone], className)}>
      <Icon name={noteIcons[tone]} />
      <div>
        <Words>{children}</Words>
      </div>
    </div>
  )
}
