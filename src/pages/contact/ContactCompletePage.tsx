import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import styles from './ContactCompletePage.module.css'

/** Confirms that the message was sent. */
function ContactCompletePage() {
  const { complete: t } = useTexts('contact')
  const href = useHref()
  const { receipt } = useFlowState().state
  if (!receipt) return null
  return (
    <div className={styles.page}>
      <PageHeader tight title={t.title} />
      <Span seed={7} width={640} height={160} className={styles.picture} />
      <Note tone="ok">
        <p>{t.sent({ email: receipt.email })}</p>
      </Note>
      <div className={styles.ways}>
        <Button to={href('mypage')}>{t.toMypage}</Button>
        <Button variant="text" to={href('contact')}>
          {t.again}
        </Button>
      </div>
    </div>
  )
}

function head({ lang }: PageContext): Head {
  const { complete, description } = textsOf(lang, 'contact')
  return { title: `${complete.title} | ${textsOf(lang, 'mypage').title} | ${brand.name[lang]}`, description }
}

export default definePage({ component: ContactCompletePage, head })
