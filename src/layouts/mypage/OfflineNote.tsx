import { useSyncExternalStore } from 'react'
import { useTexts } from '../../context/language.ts'
import { Note } from '../../ui/mantine/Note.tsx'
import styles from './OfflineNote.module.css'

/** Shows without a network that the page may be old. */
export function OfflineNote() {
  const t = useTexts('mypage').offline
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <Note tone="warn" className={styles.note}>
          <p>
            <b>{t.title}</b>
          </p>
          <p>{t.text}</p>
        </Note>
      )}
    </div>
  )
}

function subscribe(update: () => void): () => void {
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  return () => {
    window.removeEventListener('online', update)
    window.removeEventListener('offline', update)
  }
}
