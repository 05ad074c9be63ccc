/** From the entry to the first login: entry, verify, activate, first password, login. */

import { type Exchange, isProblem } from '../http/exchange.ts'
import { type JsonObject, at, listAt, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { callBelowLimit, rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { linkOf, verifyPage } from '../run/mail.ts'
import type { Person } from '../run/people.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { activate } from './activation.ts'
import { apply } from './applying.ts'
import { difficult } from './documents.ts'
import { expectApplications, expectNoDocuments, expectProfile, expectWelcome } from './entryEffects.ts'
import { expectSentFiles, sentFiles, storedNames } from './sentFiles.ts'

const PASSWORD = 'contractkit2026'

export const registration: Scenario = {
  name: 'From the entry to the first application',
  operations: [
    'createEntry',
    'checkEmail',
    'verifyApplicant',
    'activateApplicant',
    'setInitialPassword',
    'login',
    'getAuth',
    'applyForJobs',
  ],
  writes: true,
  run: async (kit) => {
    for (const lang of kit.settings.languages) {
      const person = await register(kit, lang)
      if (person) await apply(kit, person, lang)
    }
  },
}

/** Registers an applicant with a password of its own, and logs in. Null if a step failed or no mail can be read. */
export async function register(kit: Kit, lang: Lang): Promise<Person | null> {
  const body = kit.contract.operation('createEntry').body
  const example = body && rightBody(body)
  if (!example) return null
  const right = {
    ...example,
    name: difficult(100),
    otherRequests: difficult(2000),
    otherURL: 'https://example.com/Kit?a=1&b=2',
  }
  const [email, name] = [textAt(right, 'email'), textAt(right, 'name')]
  const entered = await enter(kit, right, lang)
  if (!entered) return null
  if (!kit.adapter.lastMail) {
    kit.skip('Registration after the entry', 'the adapter has no lastMail, so the link is unknown')
    return null
  }
  for (const spelled of [email.toUpperCase(), email.replace('example.com', 'ｅｘａｍｐｌｅ。ｃｏｍ')]) {
    const taken = await kit.call('checkEmail', { lang, body: { email: spelled } })
    kit.expect('write-effect', taken, taken.status === 429 || at(taken.json, 'result') === false, {
      expected: `false: the address is taken now, in every spelling, such as ${spelled}`,
    })
  }
  const link = await linkOf(kit, entered, { to: email, path: verifyPage, lang })
  const person = link && (await activate(kit, { email, password: PASSWORD }, link.token, { name, lang }))
  if (person) {
    await expectSentFiles(kit, person, lang)
    await expectProfile(kit, { ...right, ...storedNames(lang) }, person)
    await expectNoDocuments(kit, person)
    await expectWelcome(kit, entered, person)
    await expectApplications(kit, entered, person)
  }
  return person
}

/** Enters an applicant who stays pending. Null if the entry was not accepted. */
export async function enterAlone(kit: Kit, lang: Lang): Promise<Exchange | null> {
  const { body: media } = kit.contract.operation('createEntry')
  const right = media && rightBody(media)
  const entered = right && (await kit.call('createEntry', { lang, body: right }))
  return entered?.status === 201 ? entered : null
}

/** Returns the accepted entry, or null. */
async function enter(kit: Kit, right: JsonObject, lang: Lang): Promise<Exchange | null> {
  const email = textAt(right, 'email')
  // A refused entry leaves nothing behind.
  await kit.call('createEntry', { lang, body: { ...right, phoneNumber: 'none' } })
  const checked = kit.contract.operation('checkEmail')
  const free = await callBelowLimit(kit, checked, { lang, body: { email } })
  if (free)
    kit.expect('write-effect', free, at(free.json, 'result') === true, {
      expected: 'true: nobody has the address, also after a refused entry',
    })
  const wished = listAt(right, 'job_ids').map(Number)
  const jobIds = [...wished, ...wished.slice(0, 1), UNKNOWN_ID]
  const exchange = await kit.call('createEntry', {
    lang,
    body: { ...right, job_ids: jobIds, ...sentFiles(lang) },
  })
  if (exchange.status === 429) return null
  const made = listAt(exchange.json, 'job_ids').map(Number)
  const isOnce = new Set(made).size === made.length && made.every((id) => wished.includes(id))
  kit.expect('write-effect', exchange, isOnce, {
    expected: `each of the jobs ${wished.join(', ')} at most once, and no unknown one`,
    seen: made.join(', '),
  })
  kit.expect('write-effect', exchange, exchange.status === 201 && textAt(exchange.json, 'email') === email, {
    expected: `201 with the address ${email}`,
  })
  const again = await kit.call('createEntry', {
    lang,
    body: { ...right, email: email.toUpperCase(), email_confirm: email.toUpperCase() },
  })
  const isTaken = again.status === 429 || isProblem(again, 'email-taken')
  kit.expect('write-effect', again, isTaken, {
    expected: '409 /problems/email-taken for the same address in upper case',
  })
  const pending = await kit.call('login', { lang, body: { email, password: PASSWORD } })
  kit.expect('login-refused', pending, pending.status === 401, { expected: '401 before the activation' })
  return exchange.status === 201 ? exchange : null
}
