import { formatInZone } from '#domain/zones.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import styles from './IntentionDialog.module.css'

/** A moment on the reader's clock; nothing where it is Japan's. */
export function Local({ moment, zone }: { moment: string; zone: string }) {
  const { otherTime: t } = useTexts('intentions')
  const time = formatInZone(new Date(moment), zone, useLang())
  return time === null ? null : <p className={`meta num ${styles.local}`}>{t.local({ time })}</p>
}
