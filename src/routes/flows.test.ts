import { expect, test } from 'vitest'
import { startOf, stepAfter, stepsBefore, stepsOf } from './flows.ts'

test('a flow consists of its rows in the order of the table', () => {
  expect(stepsOf('inquiry')).toEqual(['inquiry', 'inquiryConfirm', 'inquiryComplete'])
  expect(startOf('invitation')).toBe('invitation')
  expect(stepAfter('inquiry', 'inquiry')).toBe('inquiryConfirm')
  expect(stepsBefore('inquiry', 'inquiryComplete')).toEqual(['inquiry', 'inquiryConfirm'])
})

test('no step follows the last one', () => {
  expect(() => stepAfter('inquiry', 'inquiryComplete')).toThrow('last step of the flow "inquiry"')
})
