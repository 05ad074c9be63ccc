/** The forms of visitors: each kind of each form in both languages, without a session, and by an applicant with a session that must last. */

import { rightBodies } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import type { Actor } from './actor.ts'

const operations = ['createInquiry', 'createInvitation', 'forgotPassword', 'checkEmail']

async function live(kit: Kit, actor: Actor | null): Promise<void> {
  for (const id of operations) {
    const { body } = kit.contract.operation(id)
    for (const value of body ? rightBodies(body) : [])
      await (actor ? actor.write(id, value) : send(kit, id, value))
  }
}

async function send(kit: Kit, id: string, value: unknown): Promise<void> {
  for (const lang of kit.settings.languages) await kit.call(id, { lang, body: value })
}

export const formsLife = [null, 0].map((who) => ({ who, operations, live }))
