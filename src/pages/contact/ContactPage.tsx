import { TEXT_LENGTH } from '#domain/formLimits.ts'
import { type ContactValues, blankContact, contactForm, contactRequest } from '#domain/forms/contact.ts'
import { textsOf } from '#i18n/load.ts'
import { ContactType } from '#openapi/generated/options.ts'
import { useSendContact } from '#src/api/mypage.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useSendFlow } from '#src/forms/flow/useSendFlow.ts'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { SelectField } from '#src/forms/SelectField.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { Columns } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ContactAside } from './ContactAside.tsx'

/** A message to the person's advisor. */
function ContactPage() {
  const t = useTexts('contact')
  const lang = useLang()
  const { email } = useAuth()
  const step = useStep({
    step: 'contact',
    schema: contactForm,
    blank: blankContact,
    labelOf: (name) => new Map(Object.entries(t.labels)).get(name) ?? name,
  })
  const { mutateAsync: sendContact } = useSendContact()
  const sending = useSendFlow({
    blank: blankContact,
    send: async (values) => {
      await sendContact({ lang, data: contactRequest(values) })
      return { email }
    },
    refuse: (errors) => {
      step.form.refuse(errors)
      return errors.length > 0
    },
  })
  return (
    <>
      <PageHeader tight title={t.title} lead={t.lead} />
      <Columns aside="end">
        <StepForm
          step={step}
          onValid={sending.start}
          actions={
            <SubmitButton variant="go" busy={sending.busy}>
              {t.send}
            </SubmitButton>
          }
        >
          <SelectField<ContactValues>
            name="type"
            label={t.labels.type}
            choices={ContactType.map((value) => ({ value, label: t.types[value] }))}
          />
          <TextAreaField<ContactValues>
            name="contents"
            label={t.labels.contents}
            help={t.help.contents({ max: TEXT_LENGTH.contents })}
            rows={8}
          />
          {sending.failure !== null && (
            <SendFailure error={sending.failure} onRetry={sending.start} busy={sending.busy} />
          )}
        </StepForm>
        <ContactAside />
      </Columns>
    </>
  )
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'contact')
  return pageHead(lang, {
    title: `${t.title} | ${textsOf(lang, 'mypage').title}`,
    description: t.description,
  })
}

export default definePage({ component: ContactPage, head })
