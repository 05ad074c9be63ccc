import { useStore } from '#src/lib/store.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { panelView, showPanel } from './panelView.ts'
import { useStatus } from '../parts/status.ts'
import styles from './UnhandledNotice.module.css'

/** Names a call that no operation answers, with the nearest operation, until it is closed or a newer one comes. */
export function UnhandledNotice() {
  const { dismissed } = useStore(panelView)
  const call = useStatus()?.unhandled[0]
  const isNew = call !== undefined && call.number > dismissed
  return (
    <div role="alert">
      {isNew && (
        <div className={styles.notice}>
          <Icon name="alert" />
          <p>{call.message}</p>
          <button
            type="button"
            className={styles.close}
            aria-label="Close the notice"
            onClick={() => showPanel({ dismissed: call.number })}
          >
            <Icon name="x" size="sm" />
          </button>
        </div>
      )}
    </div>
  )
}
