import { useNavigate } from 'react-router'
import { writtenIn } from '#domain/text.ts'
import type { Texts } from '#i18n/texts.ts'
import { useTexts } from '#src/context/language.ts'
import { FormFailure } from '#src/features/captcha/FormFailure.tsx'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { serverErrors } from '#src/forms/flow/serverErrors.ts'
import { FormActions } from '#src/forms/FormActions.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { stepAfter } from '#src/routes/flows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { type ReviewFact, ReviewSection } from '#src/ui/ReviewSection.tsx'
import { type AnyValues, type Field, type FieldName, groupsOf } from './form/fields.ts'
import { inquiryFlowOf } from './form/inquiryFlow.ts'
import { inquiryTexts, useInquiry } from './form/useInquiry.ts'
import { useInquirySending } from './form/useInquirySending.ts'
import styles from './inquiry.module.css'

/** The review of all values before sending. */
function ConfirmPage() {
  const href = useHref()
  const navigate = useNavigate()
  const { flow, blank, texts, labels, steps } = useInquiry()
  const reviewTexts = useTexts('forms')
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
        <ReviewSection
          key={name}
          title={texts.groups[name]}
          to={`${href(flow)}#${fields[0]?.name}`}
          facts={reviewOf(fields, values, labels, texts)}
          texts={reviewTexts}
        />
      ))}
      <Note className={styles.note}>
        <p>{texts.confirm.mail({ email: values.email ?? '' })}</p>
      </Note>
      <FormFailure {...sending} />
      <FormActions>
        <Button type="submit" variant="go" onClick={sending.start} busy={sending.busy}>
          {texts.confirm.send}
        </Button>
        <Button variant="text" to={href(flow)}>
          {texts.confirm.back}
        </Button>
      </FormActions>
    </FlowPage>
  )
}

/** Returns the values of these fields for the review, without the repeated e-mail address. */
function reviewOf(
  fields: Field[],
  values: AnyValues,
  labels: Record<FieldName, string>,
  texts: Texts['inquiry'],
): ReviewFact[] {
  return fields
    .filter(({ name }) => name !== 'email_confirm')
    .map(({ name }) => ({ label: labels[name], ...valueOf(name, values[name], texts) }))
}

function valueOf(
  name: FieldName,
  value: AnyValues[FieldName],
  { types, agreed }: Texts['inquiry'],
): Pick<ReviewFact, 'value' | 'lang'> {
  if (name === 'agree') return { value: value === true ? agreed : '' }
  if (typeof value !== 'string') return { value: '' }
  if (name === 'type') return { value: new Map(Object.entries(types)).get(value) ?? value }
  return { value, lang: writtenIn(value) }
}

function head({ lang, id }: PageContext): Head {
  const flow = inquiryFlowOf(id)
  const { texts, own } = inquiryTexts(lang, flow)
  const title = flow === 'invitation' ? own.title : texts.confirm.titles[flow]
  return pageHead(lang, { title, description: own.description, noindex: true })
}

export default definePage({ component: ConfirmPage, head })
