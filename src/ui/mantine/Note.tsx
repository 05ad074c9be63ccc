import { Alert } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { type NoteProps, noteIcons } from '../Note.tsx'
import { Words } from '../Unbroken.tsx'
import look from '../Note.module.css'
import styles from './Note.module.css'

/** A framed note to the reader, as `ui/Note`, on Mantine. */
export function Note({ tone = 'info', role, className, children }: NoteProps) {
  return (
    <Alert
      // Without a role Mantine's alert interrupts screen readers.
      role={role ?? 'note'}
      icon={<Icon name={noteIcons[tone]} />}
      classNames={{
        root: cx(look.note, tone !== 'info' && look[tone], className),
        wrapper: styles.wrapper,
        icon: styles.icon,
        body: styles.body,
        message: styles.message,
      }}
    >
      <Words>{children}</Words>
    </Alert>
  )
}
