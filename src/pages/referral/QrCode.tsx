import { generate } from 'lean-qr'
import { useMemo } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Panel } from '#src/ui/layout.tsx'
import styles from './referral.module.css'

/** Pixels for each module, and the quiet zone around them in modules (ISO/IEC 18004: at least 4). */
const PICTURE = { scale: 12, pad: 4, type: 'image/png' } as const

/** The link as a QR code, to be shown on a phone or saved as a picture. */
export function QrCode({ link }: { link: string }) {
  const t = useTexts('referral')
  const picture = useMemo(() => generate(link).toDataURL(PICTURE), [link])
  return (
    <aside aria-label={t.qr}>
      <Panel className={styles.sheet}>
        <img src={picture} alt={t.qrLabel} width={208} height={208} className={styles.code} />
        <Heading level={2} className={styles.title}>
          {t.qr}
        </Heading>
        <p className={styles.text}>{t.qrText}</p>
        <a href={picture} download={t.fileName} className={styles.save}>
          <Icon name="download" size="sm" />
          {t.save}
        </a>
      </Panel>
    </aside>
  )
}
