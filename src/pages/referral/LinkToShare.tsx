import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useClipboard } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import { type Lang, languages } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextInput } from '#src/ui/inputs.tsx'
import styles from './referral.module.css'

/** How long the message about the copied link stays, in ms. */
const MESSAGE_TIME = 6000

interface LinkToShareProps {
  link: string
  /** The language of the page that the link opens. */
  linkLang: Lang
  onLinkLang: (lang: Lang) => void
}

/** The link with the ways to pass it on: copy, e-mail. */
export function LinkToShare({ link, linkLang, onLinkLang }: LinkToShareProps) {
  const t = useTexts('referral')
  const id = useId()
  const languageId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { copy, copied, error } = useClipboard({ timeout: MESSAGE_TIME })
  useEffect(() => {
    if (!error) return
    // The browser does not allow it: the person copies the selected text.
    field.current?.focus()
    field.current?.select()
  }, [error])

  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {t.link}
      </label>
      <div className={styles.link}>
        <TextInput
          ref={field}
          id={id}
          readOnly
          value={link}
          className={styles.field}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button icon={copied ? 'check' : 'doc'} onClick={() => copy(link)}>
          {t.copy}
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {error ? t.notCopied : copied && t.copied}
      </p>
      <p id={languageId} className={styles.label}>
        {t.language}
      </p>
      <div className={styles.ways}>
        <SegmentedControl
          aria-labelledby={languageId}
          classNames={{ root: styles.languages, label: styles.choice }}
          value={linkLang}
          data={languages.map((lang) => ({ value: lang, label: t.languages[lang] }))}
          onChange={onLinkLang}
        />
        <Button variant="line" icon="mail" to={mailTo(link, linkLang)}>
          {t.email}
        </Button>
      </div>
    </>
  )
}

/** Returns a link that begins an e-mail in the person's own program. */
function mailTo(link: string, lang: Lang): string {
  const { mail } = textsOf(lang, 'referral')
  const parts = { subject: mail.subject, body: mail.body({ link }).replaceAll('\n', '\r\n') }
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:?${query.join('&')}`
}
