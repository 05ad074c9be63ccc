/** From the entry to the first application: entry, verify, activate, first password, login, apply. */
import type { Account } from '../adapter/adapter.ts'
import { type Browser, createBrowser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Lang } from '../lang.ts'
import { type JsonObject, at, isObject, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import { type Kit, describe } from '../run/kit.ts'
import { linkOf } from '../run/mail.ts'
import { type Person, login } from '../run/people.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { callBelowLimit, rightBody } from '../laws/bodies.ts'
import { expectAsRead } from '../laws/writtenProcess.ts'
import { expectFile } from './documents.ts'
import { expectWish } from './wishes.ts'
import { expectApplications, expectNoDocuments } from './entryEffects.ts'

const PASSWORD = 'contractkit2026'
const RESUME = 'Ten years of bridges.\n'

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
      if (person) await apply(kit, person)
    }
  },
}

/** Registers an applicant with a password of its own, and logs in. Null if a step failed or no mail can be read. */
export async function register(kit: Kit, lang: Lang): Promise<Person | null> {
  const body = kit.contract.operation('createEntry').body
  const right = body && rightBody(body)
  if (!right) return null
  const [email, name] = [textAt(right, 'email'), textAt(right, 'name')]
  const entered = await enter(kit, right, lang)
  if (!entered) return null
  if (!kit.adapter.lastMail) {
    kit.skip('Registration after the entry', 'the adapter has no lastMail, so the link is unknown')
    return null
  }
  const entry = await kit.call('checkEmail', { lang, body: { email } })
  kit.expect('write-effect', entry, entry.status === 429 || at(entry.json, 'result') === false, {
    expected: 'false: the address is taken now',
  })
  const link = await linkOf(kit, entered, { to: email, path: '/applicant/verify', lang })
  const person = link && (await activate(kit, { email, password: PASSWORD }, link.token, { name, lang }))
  if (person) {
    const file = await kit.call('getApplicantFile', { as: person.browser, path: { kind: 'resume' } })
    expectFile(kit, file, 'kit.txt', RESUME)
    await expectProfile(kit, right, person)
    await expectNoDocuments(kit, person)
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

/** The profile starts with the values of the entry. */
async function expectProfile(kit: Kit, entry: JsonObject, { browser }: Person): Promise<void> {
  const profile = await kit.call('getProfile', { as: browser })
  const sent = Object.keys(entry).filter((name) => isObject(profile.json) && name in profile.json)
  for (const name of sent)
    kit.expect('stored-as-sent', profile, isSame(at(profile.json, name), entry[name]), {
      expected: `"${name}": ${shown(entry[name])}, as in the entry`,
      seen: `"${name}": ${shown(at(profile.json, name))}`,
    })
}

/** Returns the accepted entry, or null. */
async function enter(kit: Kit, right: JsonObject, lang: Lang): Promise<Exchange | null> {
  const email = textAt(right, 'email')
  const checked = kit.contract.operation('checkEmail')
  const free = await callBelowLimit(kit, checked, { lang, body: { email } })
  if (free)
    kit.expect('write-effect', free, at(free.json, 'result') === true, {
      expected: 'true: nobody has the address',
    })
  const file = new File([RESUME], 'kit.txt', { type: 'text/plain' })
  const wished = listAt(right, 'job_ids').map(Number)
  const jobIds = [...wished, ...wished.slice(0, 1), UNKNOWN_ID]
  const exchange = await kit.call('createEntry', { lang, body: { ...right, job_ids: jobIds, resume: file } })
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
  kit.expect('write-effect', again, textAt(again.json, 'type') === '/problems/email-taken', {
    expected: '409 /problems/email-taken for the same address in upper case',
  })
  const pending = await kit.call('login', { lang, body: { email, password: PASSWORD } })
  kit.expect('login-refused', pending, pending.status === 401, { expected: '401 before the activation' })
  return exchange.status === 201 ? exchange : null
}

/** Activates the applicant of a token and sets the first password. */
export async function activate(
  kit: Kit,
  account: Account,
  token: string,
  { lang, name }: { lang: Lang; name?: string },
): Promise<Person | null> {
  const browser = createBrowser()
  for (let time = 0; time < 2; time += 1) {
    const verified = await kit.call('verifyApplicant', { lang, body: { token } })
    if (verified.status === 422 && name === undefined) return spent(kit)
    kit.expect('write-effect', verified, at(verified.json, 'result') === true, {
      expected: 'true, as often as asked',
    })
  }
  const activated = await kit.call('activateApplicant', { as: browser, lang, body: { token } })
  const isOpen = activated.status === 200 && at(activated.json, 'passwordSet') === false
  kit.expect('write-effect', activated, isOpen, { expected: '200 with "passwordSet": false' })
  if (name !== undefined)
    kit.expect('write-effect', activated, textAt(activated.json, 'name') === name, {
      expected: `"name": "${name}"`,
    })
  if (!isOpen) return null
  await expectSpent(kit, 'activateApplicant', { token })
  await passwordFirst(kit, browser)
  await setPassword(kit, browser, account.password)
  const { person, exchange } = await login(kit, account, lang)
  kit.expect('session-opened', exchange, exchange.status === 200, { expected: '200 with the first password' })
  return exchange.status === 200 ? person : null
}

function spent(kit: Kit): null {
  kit.skip(
    'Registration after the entry',
    'the token of the sample content is spent; a fresh seed has a new one',
  )
  return null
}

/** Expects that a token that was used, and one that never was, are refused alike. */
export async function expectSpent(kit: Kit, id: string, body: JsonObject): Promise<void> {
  for (const token of [textAt(body, 'token'), 'no-such-token']) {
    const exchange = await kit.call(id, { body: { ...body, token } })
    const isSpent = exchange.status === 422 && textAt(exchange.json, 'type') === '/problems/link-spent'
    kit.expect('token-once', exchange, isSpent, {
      expected: `422 /problems/link-spent for ${token === 'no-such-token' ? 'an unknown' : 'a spent'} token`,
    })
  }
}

/** Until the first password every other protected call is refused. */
async function passwordFirst(kit: Kit, browser: Browser): Promise<void> {
  const open = ['getAuth', 'setInitialPassword']
  for (const operation of kit.contract.operations.filter(({ isSecured }) => isSecured)) {
    if (open.includes(operation.id)) continue
    const exchange = await kit.call(operation.id, { as: browser, ...(operation.body && { body: {} }) })
    const isRefused =
      exchange.status === 403 && textAt(exchange.json, 'type') === '/problems/password-not-set'
    kit.expect('password-first', exchange, isRefused, { expected: '403 /problems/password-not-set' })
  }
  const auth = await kit.call('getAuth', { as: browser })
  kit.expect('password-first', auth, auth.status === 200, { expected: '200, which needs no password yet' })
}

async function setPassword(kit: Kit, browser: Browser, password: string): Promise<void> {
  const set = (text: string) =>
    kit.call('setInitialPassword', { as: browser, body: { password: text, password_confirm: text } })
  const first = await set(password)
  kit.expect('write-effect', first, at(first.json, 'passwordSet') === true, {
    expected: '200 with "passwordSet": true',
  })
  const second = await set(`${password}2`)
  kit.expect('write-effect', second, textAt(second.json, 'type') === '/problems/password-already-set', {
    expected: '409 /problems/password-already-set',
    seen: describe(second),
  })
}

/** Applies for an open job; a second application for it changes nothing. */
async function apply(kit: Kit, { browser }: Person): Promise<void> {
  const jobs = await kit.call('searchJobs', { query: { perPage: 50 } })
  const applied = await kit.call('listAppliedJobs', { as: browser })
  const known = listAt(applied.json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const job = listAt(jobs.json, 'jobs')
    .map((each) => numberAt(each, 'job_id'))
    .find((id) => !known.includes(id))
  if (job === undefined) return
  const first = await kit.call('applyForJobs', { as: browser, body: { job_ids: [job, job] } })
  const made = listAt(first.json, 'processes')
  kit.expect('write-effect', first, made.length === 1 && numberAt(made[0], 'job', 'job_id') === job, {
    expected: `201 with one application for job ${job}`,
  })
  await expectAsRead(kit, first, { as: browser })
  const second = await kit.call('applyForJobs', { as: browser, body: { job_ids: [job] } })
  await expectAsRead(kit, second, { as: browser })
  kit.expect('write-effect', second, listAt(second.json, 'already').length === 1, {
    expected: '201 with the application in "already"',
  })
  const id = numberAt(made[0], 'process_id')
  if (Number.isNaN(id)) return
  await expectListed(kit, browser, first, { id, job })
  await expectWish(kit, browser, id)
}

async function expectListed(
  kit: Kit,
  browser: Browser,
  exchange: Exchange,
  { id, job }: { id: number; job: number },
): Promise<void> {
  const list = await kit.call('searchProcesses', { as: browser, query: { perPage: 100 } })
  const isListed = listAt(list.json, 'items').some((item) => numberAt(item, 'process_id') === id)
  kit.expect('write-effect', list, isListed, { expected: `the application ${id} in the list` })
  const jobs = await kit.call('listAppliedJobs', { as: browser })
  const isApplied = listAt(jobs.json, 'jobs').some((each) => numberAt(each, 'job_id') === job)
  kit.expect('write-effect', jobs, isApplied, { expected: `job ${job} in the list` })
  const detail = await kit.call('getProcess', { as: browser, path: { id } })
  kit.expect('write-effect', detail, detail.status === 200 && at(detail.json, 'is_recommended') === false, {
    expected: `200 with the application that ${exchange.operation?.id} made`,
  })
}
