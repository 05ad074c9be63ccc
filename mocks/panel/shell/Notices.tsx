import { Notification } from '@mantine/core'
import { useState } from 'react'
import { useStore } from '#src/lib/store.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { useStatus } from '../parts/status.ts'
import { panelView, showPanel } from './panelView.ts'
import styles from './Notices.module.css'

interface NoticesProps {
  /** Why the state of the address could not be set, or null. */
  wrongState: string | null
}

/**
 * Notices: the state of the address could not be set, or no operation answers a call; it names the nearest operation. Each notice stays
 * until it is closed or a newer one comes.
 */
export function Notices({ wrongState }: NoticesProps) {
  const { dismissed } = useStore(panelView)
  const [isClosed, setClosed] = useState(false)
  const call = useStatus()?.unhandled[0]
  const isNew = call !== undefined && call.number > dismissed
  return (
    <div role="alert" className={styles.notices}>
      {wrongState !== null && !isClosed && <Notice message={wrongState} onClose={() => setClosed(true)} />}
      {isNew && <Notice message={call.message} onClose={() => showPanel({ dismissed: call.number })} />}
    </div>
  )
}

function Notice({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <Notification
      // The region around the notices announces them.
      role="presentation"
      color="red"
      withBorder
      icon={<Icon name="alert" />}
      classNames={{ root: styles.notice, icon: styles.icon, description: styles.message }}
      closeButtonProps={{ 'aria-label': 'Close the notice' }}
      onClose={onClose}
    >
      {message}
    </Notification>
  )
}
