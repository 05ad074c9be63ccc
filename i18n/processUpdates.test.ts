import { expect, test } from 'vitest'
import { processUpdates as en } from './en/processUpdates.ts'
import { processUpdates as ja } from './ja/processUpdates.ts'

const facts = {
  job: 'Data engineer',
  advisor: 'Emi',
  status: 'First interview',
  employer: 'Sample Store Inc.',
  address: 'Osaka',
  documents: '- Profile',
  when: 'Tue 1 Dec, 10:00–11:00 Japan time',
  replaced: '',
  place: 'Online',
  people: '',
  next: 'Emi will tell you.',
  note: '',
}

test.each([...Object.entries(en), ...Object.entries(ja)])(
  'the sentences of %s end once, also with a company that ends with a full stop',
  (_name, textsOf) => {
    expect(Object.values(textsOf(facts)).join('\n')).not.toMatch(/\.\.|\.。|。。/)
  },
)
