import { expect, test } from 'vitest'
import { errorList } from './errorList.ts'

const error = (message: string, type = 'required') => ({ type, message })

test('messages are in the order of the form; those in rows have full field names', () => {
  const errors = {
    agree: error('Agree'),
    itSkills: [{ it_skills: error('Choose') }, undefined],
    name: error('Enter', 'requiredName'),
  }
  const values = { name: '', itSkills: [], agree: false }
  expect(errorList(errors, values)).toEqual([
    { name: 'name', message: 'Enter', rule: 'requiredName' },
    { name: 'itSkills.0.it_skills', message: 'Choose', rule: 'required' },
    { name: 'agree', message: 'Agree', rule: 'required' },
  ])
})

test('a form without errors has no messages', () => {
  expect(errorList({}, { name: '' })).toEqual([])
})
