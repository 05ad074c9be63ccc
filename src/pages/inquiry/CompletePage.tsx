import { companyFacts } from '#src/context/config.ts'
import { useTexts } from '#src/context/language.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { stepsOf } from '#src/routes/flows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Addresses } from '#src/ui/Addresses.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TermList } from '#src/ui/TermList.tsx'
import { Unspaced } from '#src/ui/Unspaced.tsx'
import { inquiryFlowOf } from './form/inquiryFlow.ts'
import { inquiryTexts, useInquiry } from './form/useInquiry.ts'
import styles from './inquiry.module.css'

/** The last step: confirms receipt and explains the next steps. */
function CompletePage() {
  const href = useHref()
  const { flow, own, texts, steps } = useInquiry()
  const { links } = useTexts('common').footer
  const { receipt } = useFlowState().state
  const step = stepsOf(flow).at(-1)
  if (!receipt || !step) return null
  const t = texts.complete
  return (
    <FlowPage narrow step={step} title={own.completeTitle} steps={steps}>
      <Note tone="ok">
        <p>
          <Addresses text={t.sent({ email: receipt.email })} />
        </p>
      </Note>
      <Facts
        dense
        className={styles.facts}
        facts={[
          { term: t.number, value: <span className="num">{receipt.id}</span> },
          { term: t.address, value: <Unspaced text={receipt.email} /> },
        ]}
      />
      <Heading level={2} className={styles.title}>
        {t.next}
      </Heading>
      <TermList numbered items={own.next(companyFacts())} />
      <div className={cx('row', styles.ways)}>
        {flow === 'recruitingInquiry' ? (
          <Button variant="line" to={href('recruiting')}>
            {links.recruiting}
          </Button>
        ) : (
          <>
            <Button variant="line" to={href('jobs')}>
              {t.jobs}
            </Button>
            <Button variant="text" to={href('cases')}>
              {t.cases}
            </Button>
          </>
        )}
      </div>
    </FlowPage>
  )
}

function head({ lang, id }: PageContext): Head {
  const { completeTitle, description } = inquiryTexts(lang, inquiryFlowOf(id)).own
  return pageHead(lang, { title: completeTitle, description, noindex: true })
}

export default definePage({ component: CompletePage, head })
