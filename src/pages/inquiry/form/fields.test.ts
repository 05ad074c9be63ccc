import { expect, test } from 'vitest'
import { fieldsOf } from './fields.ts'
import { inquiryFormOf } from './inquiryFlow.ts'

test.each(['inquiry', 'inquiryOther', 'recruitingInquiry', 'invitation'] as const)(
  'the form "%s" asks for each of its values once, in the order of the list of errors',
  (flow) => {
    expect(fieldsOf(flow).map(({ name }) => name)).toEqual(Object.keys(inquiryFormOf[flow].blank))
  },
)
