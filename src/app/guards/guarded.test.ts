import { expect, test } from 'vitest'
import { checkGuards } from './guarded.tsx'

test('a row has the guards that it names', () => {
  expect(checkGuards('inquiryConfirm', ['validated'])).toEqual(['validated'])
  expect(checkGuards('home')).toEqual([])
})

test('an unknown guard throws an error that names the row', () => {
  expect(() => checkGuards('mypage', ['loggedin'])).toThrow(
    'The row "mypage" names a guard that does not exist: loggedin',
  )
})
