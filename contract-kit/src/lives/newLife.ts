/** New applicants: from the entry to the first application. */
import { textAt } from '../json.ts'
import { rightBodies, rightBody } from '../laws/writers.ts'
import { createBrowser } from '../http/browser.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'
import { readMail } from '../run/mail.ts'
import { actorOf } from './actor.ts'

const PASSWORD = 'contractkit2026'

async function enter(kit: Kit, value: object, lang: Lang): Promise<void> {
  const { body } = kit.contract.operation('createEntry')
  const email = textAt(body && rightBody(body), 'email') || undefined
  const right = { ...value, ...(email && { email, email_confirm: email }) }
  await kit.call('createEntry', { lang, body: right })
  await kit.call('createEntry', { lang, body: right })
  const token = email && (await tokenOf(kit, email))
  if (!email || !token) return
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

/** Returns the token of the newest mail, which arrives a moment after the answer. */
async function tokenOf(kit: Kit, email: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const token = /token=([\w.~%-]+)/.exec((await readMail(kit, email))?.text ?? '')?.[1]
    if (token !== undefined) return token
    await new Promise((resolve) => void setTimeout(resolve, 100))
  }
  return ''
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
