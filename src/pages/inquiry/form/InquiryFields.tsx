import { Fragment, type ReactNode } from 'react'
import { InquiryType } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { CheckboxField, RadioField } from '#src/forms/ChoiceFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { TextAreaField, TextField } from '#src/forms/TextField.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Linked } from '#src/ui/Linked.tsx'
import { type AnyValues, type FieldName, groupsOf } from './fields.ts'
import { useInquiry } from './useInquiry.ts'

/** The fields of one form only, which its page passes in. */
export type OwnFields = Partial<Record<'nationality' | 'timeZone', ReactNode>>

/** All fields of an inquiry under their headings. */
export function InquiryFields({ own }: { own?: OwnFields }) {
  const { flow, texts } = useInquiry()
  return groupsOf[flow].map((group) => (
    <FieldGroup key={group.name} title={texts.groups[group.name]}>
      {group.fields.map((field) =>
        field.name === 'nationality' || field.name === 'timeZone' ? (
          <Fragment key={field.name}>{own?.[field.name]}</Fragment>
        ) : (
          <InquiryField key={field.name} name={field.name} optional={field.optional} />
        ),
      )}
    </FieldGroup>
  ))
}

interface InquiryFieldProps {
  name: Exclude<FieldName, keyof OwnFields>
  optional?: true
}

/** A field of an inquiry by its name. */
function InquiryField({ name, optional }: InquiryFieldProps) {
  const { texts, labels } = useInquiry()
  const help: Partial<Record<string, string>> = texts.help
  const common = { name, optional, label: labels[name], help: help[name] }
  switch (name) {
    case 'type':
      return (
        <RadioField<AnyValues>
          {...common}
          choices={InquiryType.map((value) => ({ value, label: texts.types[value] }))}
        />
      )
    case 'positionsNeeded':
      return <TextAreaField<AnyValues> {...common} rows={3} />
    case 'contents':
      return <TextAreaField<AnyValues> {...common} rows={8} />
    case 'agree':
      return <ConsentField />
    default:
      return <TextField<AnyValues> {...common} {...controls[name]} />
  }
}

/** Autocompletion and keyboard of the text fields. */
const controls = {
  companyName: { autoComplete: 'organization' },
  title: { autoComplete: 'organization-title' },
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  email_confirm: { type: 'email', autoComplete: 'email' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  noOfEmployeeNeeded: { inputMode: 'numeric', autoComplete: 'off' },
} as const

function ConsentField() {
  const { texts } = useInquiry()
  const t = useTexts('forms')
  const href = useHref()
  return (
    <CheckboxField<AnyValues>
      name="agree"
      label={<Linked text={texts.consent} to={[href('inquiryPrivacy')]} newTab={t.newTab} />}
    />
  )
}
