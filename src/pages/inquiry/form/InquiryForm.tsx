import { useTexts } from '#src/context/language.ts'
import { CaptchaNotice } from '#src/features/captcha/CaptchaNotice.tsx'
import { FormFailure } from '#src/features/captcha/FormFailure.tsx'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { Columns } from '#src/ui/layout.tsx'
import type { AnyValues } from './fields.ts'
import { InquiryAside } from './InquiryAside.tsx'
import { InquiryFields, type OwnFields } from './InquiryFields.tsx'
import { useInquiry } from './useInquiry.ts'
import { useInquirySending } from './useInquirySending.ts'

/** The form of an inquiry. It sends the invitation; the other forms have a review step first. */
export function InquiryForm({ own: ownFields, preset }: { own?: OwnFields; preset?: AnyValues }) {
  const t = useTexts('forms')
  const { flow, schema, blank, labels, texts, own, steps } = useInquiry()
  const step = useStep({
    step: flow,
    schema,
    blank,
    preset,
    labelOf: (name) => new Map(Object.entries(labels)).get(name) ?? name,
  })
  const sending = useInquirySending(step.form.refuse)
  const isSentHere = flow === 'invitation'
  return (
    <FlowPage step={flow} title={own.title} lead={own.lead} steps={steps}>
      <Columns aside="end">
        <StepForm
          step={step}
          onValid={isSentHere ? sending.start : undefined}
          actions={
            isSentHere ? (
              <SubmitButton variant="go" busy={sending.busy}>
                {texts.send.invitation}
              </SubmitButton>
            ) : (
              <SubmitButton>{texts.toCheck}</SubmitButton>
            )
          }
        >
          <p className="quiet">{t.intro}</p>
          <InquiryFields own={ownFields} />
          <CaptchaNotice />
          <FormFailure {...sending} />
        </StepForm>
        <InquiryAside />
      </Columns>
    </FlowPage>
  )
}
