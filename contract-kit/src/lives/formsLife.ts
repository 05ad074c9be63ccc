/** The forms of visitors: each kind of each form in both languages. */
import { rightBodies } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'

const forms = ['createInquiry', 'createInvitation', 'forgotPassword', 'checkEmail']

export const formsLife = {
  who: null,
  operations: forms,
  live: async (kit: Kit) => {
    for (const id of forms) {
      const { body } = kit.contract.operation(id)
      for (const value of body ? rightBodies(body) : [])
        for (const lang of kit.settings.languages) await kit.call(id, { lang, body: value })
    }
  },
}
