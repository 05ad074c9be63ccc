import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import { inquiryFormOf } from './inquiryFlow.ts'

test.each(['inquiry', 'inquiryOther', 'recruitingInquiry', 'invitation'] as const)(
  'the form "%s" asks for each of its values once, in the order in which errors are listed',
  (flow) => {
    expect(fieldsOf(flow).map(({ name }) => name)).toEqual(Object.keys(inquiryFormOf[flow].blank))
  },
)
