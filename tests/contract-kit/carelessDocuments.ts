/** Faults in the rules and effects of profile, resume, career history and entry. */

import { answer, body, idOf, listOf, tolerate } from './breaking.ts'
import type { Mutation } from './mutations.ts'

const withoutRule = (id: string, field: string): Mutation => ({
  name: `${id} without the rule of ${field}`,
  rule: 'field-rule',
  only: [id],
  breaks: tolerate(id, field, {}),
})

const ofResume = ['createdDate', 'licences.0.year', 'education.0.description', 'work']
const ofCareer = ['companyName', 'startYear', 'endYear', 'projects.0.title'].map(
  (name) => `companies.0.${name}`,
)

export const carelessDocuments: Mutation[] = [
  ...ofResume.map((field) => withoutRule('storeResume', field)),
  ...ofCareer.map((field) => withoutRule('storeCareer', field)),
  {
    name: 'a name of the session that stays',
    rule: 'write-effect',
    only: ['updateProfile', 'getProfile', 'getAuth'],
    breaks: body('getAuth', (json) => ({ ...json, name: 'Maria Santos' })),
  },
  {
    name: 'a resume that changes the profile',
    rule: 'stored-as-sent',
    only: ['storeResume', 'getResume', 'getProfile'],
    breaks: changedProfile(),
  },
  {
    name: 'an empty resume of a new applicant that is not found',
    rule: 'write-effect',
    only: ['createEntry', 'getResume'],
    breaks: answer('getResume', ({ text }) => (text.includes('"createdDate":null') ? { status: 404 } : null)),
  },
  {
    name: 'an entry without its applications',
    rule: 'write-effect',
    only: ['createEntry', 'searchProcesses'],
    breaks: body('searchProcesses', (json) => ({ ...json, items: [], total: 0 })),
  },
  {
    name: 'a repeated job of an entry that counts twice',
    rule: 'write-effect',
    only: ['createEntry'],
    breaks: body('createEntry', (json) => ({
      ...json,
      job_ids: [...listOf(json, 'job_ids'), ...listOf(json, 'job_ids')],
    })),
  },
  {
    name: 'a notification that is read with another title',
    rule: 'item-agrees',
    only: ['readNotification'],
    breaks: body('readNotification', (json) => ({ ...json, title: 'Title' })),
  },
  {
    name: 'a receipt with another address',
    rule: 'write-effect',
    only: ['createInquiry'],
    breaks: body('createInquiry', (json) => ({ ...json, email: 'other@example.com' })),
  },
]

/** The number of the phone is lost with the storing of a resume. */
function changedProfile(): Mutation['breaks'] {
  let isStored = false
  return (send) => (request) => {
    if (idOf(request) === 'storeResume') isStored = true
    return isStored
      ? body('getProfile', (json) => ({ ...json, phoneNumber: '0900000000' }))(send)(request)
      : send(request)
  }
}
