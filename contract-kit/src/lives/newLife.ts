/** New applicants: from the entry to the first application. */

import { createBrowser } from '../http/browser.ts'
import { textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { rightBodies, rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { linkOf, verifyPage } from '../run/mail.ts'
import { actorOf } from './actor.ts'

const PASSWORD = 'contractkit2026'

async function enter(kit: Kit, value: object, lang: Lang): Promise<void> {
  const { body } = kit.contract.operation('createEntry')
  const email = textAt(body && rightBody(body), 'email') || undefined
  const right = { ...value, ...(email && { email, email_confirm: email }) }
  const entered = await kit.call('createEntry', { lang, body: right })
  await kit.call('createEntry', { lang, body: right })
  if (!email || !kit.adapter.lastMail) return
  const link = await linkOf(kit, entered, { to: email, path: verifyPage, lang })
  if (!link) return
  const { token } = link
  const person = { email, password: PASSWORD, browser: createBrowser() }
  const actor = actorOf(kit, person)
  await kit.call('verifyApplicant', { lang, body: { token } })
  await actor.write('activateApplicant', { token })
  await actor.write('setInitialPassword', { password: PASSWORD, password_confirm: PASSWORD })
  await actor.readAll()
  for (const job_ids of [[20403], [20435, 20461]]) await actor.write('applyForJobs', { job_ids })
  for (const id of await actor.processes('searchProcesses'))
    await actor.writeTo(id, 'sendContact', {
      type: 'application',
      contents: 'x',
      process_id: id,
      intention: 'withdraw',
    })
}

export const newLife = {
  who: null,
  operations: ['createEntry', 'verifyApplicant', 'activateApplicant', 'setInitialPassword'],
  live: async (kit: Kit) => {
    const { body } = kit.contract.operation('createEntry')
    for (const value of body ? rightBodies(body) : [])
      for (const lang of kit.settings.languages) await enter(kit, value, lang)
  },
}
