import { expect, test } from 'vitest'
import { errorList } from './errorList.ts'

const error = (message: string, type = 'required') => ({ type, message })

test('messages come in the order of the form, those in rows with the names of their fields', () => {
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

test('there are none where nothing is wrong', () => {
  expect(errorList({}, { name: '' })).toEqual([])
})
