import { expect, test } from 'vitest'
import { TEXT_LENGTH } from '../formLimits.ts'
import { invitationRequest } from './invitationRequest.ts'
import { filledInvitation } from './samples.ts'

const full = 'a'.repeat(TEXT_LENGTH.contents)

test.each([
  ['a subject and a zone', 'Is N4 enough?', 'Asia/Kolkata', 'Is N4 enough?\n\nTime zone: Asia/Kolkata'],
  ['a zone alone', '', 'Asia/Kolkata', 'Time zone: Asia/Kolkata'],
  ['no zone', 'Is N4 enough?', '', 'Is N4 enough?'],
  ['no room', full, 'Asia/Kolkata', full],
])('the message with %s', (_, contents, timeZone, message) => {
  const request = invitationRequest({ ...filledInvitation, contents, timeZone })
  expect(request.contents).toBe(message)
  expect(request).not.toHaveProperty('timeZone')
})
