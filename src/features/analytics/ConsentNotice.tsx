import { useEffect, useRef } from 'react'
import { consent as en } from '#i18n/en/consent.ts'
import { consent as ja } from '#i18n/ja/consent.ts'
import { useLang } from '#src/context/language.ts'
import { focusPage } from '#src/lib/focus.ts'
import { useStore } from '#src/lib/store.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/Link.tsx'
import { type Consent, askingStore, consentStore, effectiveConsent } from './consent.ts'
import styles from './ConsentNotice.module.css'

/** The consent notice, while there is no answer or the person has reopened it. */
export function Consent() {
  const consent = useStore(consentStore)
  const isAskedAgain = useStore(askingStore)
  return (isAskedAgain || effectiveConsent(consent) === null) && <ConsentNotice />
}

const texts = { ja, en }

/** Asks for consent at the bottom of the window without blocking the page. Both buttons look the same. */
export function ConsentNotice() {
  const t = texts[useLang()]
  const href = useHref()
  const place = useRef<HTMLElement>(null)
  const isAskedAgain = useStore(askingStore)

  useEffect(() => {
    if (isAskedAgain) place.current?.focus({ preventScroll: true })
  }, [isAskedAgain])

  const decide = (consent: Consent) => {
    askingStore.set(false)
    consentStore.set(consent)
    focusPage()
  }
  return (
    <section ref={place} tabIndex={-1} aria-label={t.label} className={styles.notice}>
      <Wrap className={styles.inner}>
        <div>
          <Heading level={2}>{t.title}</Heading>
          <p>
            {t.text} <Link to={href('privacy')}>{t.policy}</Link>
          </p>
        </div>
        <div className={styles.choices}>
          <Button variant="line" onClick={() => decide('declined')}>
            {t.decline}
          </Button>
          <Button variant="line" onClick={() => decide('accepted')}>
            {t.accept}
          </Button>
        </div>
      </Wrap>
    </section>
  )
}
