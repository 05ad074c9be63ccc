import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Done } from '#src/ui/Done.tsx'
import { Note } from '#src/ui/Note.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'

/** Confirms that the message was sent. */
function ContactCompletePage() {
  const { complete: t } = useTexts('contact')
  const href = useHref()
  const { receipt } = useFlowState().state
  if (!receipt) return null
  return (
    <>
      <PageHeader tight title={t.title} />
      <Done
        seed={7}
        actions={
          <>
            <Button to={href('mypage')}>{t.toMypage}</Button>
            <Button variant="text" to={href('contact')}>
              {t.again}
            </Button>
          </>
        }
      >
        <Note tone="ok">
          <p>{t.sent({ email: receipt.email })}</p>
        </Note>
      </Done>
    </>
  )
}

function head({ lang }: PageContext): Head {
  const { complete, description } = textsOf(lang, 'contact')
  return pageHead(lang, { title: `${complete.title} | ${textsOf(lang, 'mypage').title}`, description })
}

export default definePage({ component: ContactCompletePage, head })
