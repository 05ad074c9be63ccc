import { formatInZone } from '#domain/zones.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'

interface LocalTimeProps {
  at: string
  className: string | undefined
}

/** A moment on the reader's clock; nothing where it is Japan's. */
export function LocalTime({ at, className }: LocalTimeProps) {
  const { application: t } = useTexts('processes')
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = formatInZone(new Date(at), zone, useLang())
  return time === null ? null : <span className={cx('meta num', className)}>{t.localTime({ time })}</span>
}
