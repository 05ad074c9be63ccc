import { Fragment, type ReactNode } from 'react'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { groupsOf } from './fields.ts'
import { InquiryField } from './InquiryField.tsx'
import { useInquiry } from './useInquiry.ts'

/** All fields of an inquiry under their headings. The page passes in the nationality field if it has one. */
export function InquiryFields({ nationality }: { nationality?: ReactNode }) {
  const { flow, texts } = useInquiry()
  return groupsOf[flow].map((group) => (
    <FieldGroup key={group.name} title={texts.groups[group.name]}>
      {group.fields.map((field) =>
        field.name === 'nationality' ? (
          <Fragment key={field.name}>{nationality}</Fragment>
        ) : (
          <InquiryField key={field.name} name={field.name} optional={field.optional} />
        ),
      )}
    </FieldGroup>
  ))
}
