import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { groupsOf } from './fields.ts'
import { InquiryField } from './InquiryField.tsx'
import { useInquiry } from './useInquiry.ts'

/** All fields of an inquiry under their headings. */
export function InquiryFields() {
  const { flow, texts } = useInquiry()
  return groupsOf[flow].map((group) => (
    <FieldGroup key={group.name} title={texts.groups[group.name]}>
      {group.fields.map((field) => (
        <InquiryField key={field.name} {...field} />
      ))}
    </FieldGroup>
  ))
}
