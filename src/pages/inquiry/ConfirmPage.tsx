import { useNavigate } from 'react-router'
import { brand } from '#domain/brand.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { FormFailure } from '#src/features/captcha/FormFailure.tsx'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { ReviewBlock } from '#src/forms/flow/ReviewBlock.tsx'
import { serverErrors } from '#src/forms/flow/serverErrors.ts'
import { FormActions } from '#src/forms/FormActions.tsx'
import { stepAfter } from '#src/routes/flows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './ConfirmPage.module.css'
import { groupsOf } from './form/fields.ts'
import { inquiryFlowOf } from './form/inquiryFlow.ts'
import { reviewOf } from './form/reviewOf.ts'
import { inquiryTexts, useInquiry } from './form/useInquiry.ts'
import { useInquirySending } from './form/useInquirySending.ts'

/** The review of all values before sending. */
function ConfirmPage() {
  const href = useHref()
  const navigate = useNavigate()
  const { flow, blank, texts, labels, steps } = useInquiry()
  const values = filledWith(blank, useFlowState().state.draft)
  const sending = useInquirySending((errors) => {
    serverErrors(flow).set(errors)
    void navigate(href(flow))
  })
  if (flow === 'invitation') return null
  return (
    <FlowPage narrow step={stepAfter(flow, flow)} title={texts.confirm.titles[flow]} steps={steps}>
      <p>{texts.confirm.lead}</p>
      {groupsOf[flow].map(({ name, fields }) => (
        <ReviewBlock
          key={name}
          title={texts.groups[name]}
          to={`${href(flow)}#${fields[0]?.name}`}
          facts={reviewOf(fields, values, labels, texts)}
        />
      ))}
      <Note className={styles.note}>
        <p>{texts.confirm.mail({ email: values.email ?? '' })}</p>
      </Note>
      <FormFailure {...sending} />
      <FormActions>
        <Button variant="go" onClick={sending.start} busy={sending.busy}>
          {texts.confirm.send}
        </Button>
        <Button variant="text" to={href(flow)}>
          {texts.confirm.back}
        </Button>
      </FormActions>
    </FlowPage>
  )
}

function head({ lang, id }: PageContext): Head {
  const flow = inquiryFlowOf(id)
  const { texts, own } = inquiryTexts(lang, flow)
  const title = flow === 'invitation' ? own.title : texts.confirm.titles[flow]
  return { title: `${title} | ${brand.name[lang]}`, description: own.description, noindex: true }
}

export default definePage({ component: ConfirmPage, head })
