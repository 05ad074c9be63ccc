/** The applicants that a run acts as. */

import { randomBytes } from 'node:crypto'
import type { Account } from '../adapter/adapter.ts'
import { type Browser, createBrowser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from './kit.ts'

export type Person = Account & { browser: Browser }

export type People = {
  /** Returns a logged-in applicant with a life, or null without an account that works. */
  first: () => Promise<Person | null>
  /** Returns another logged-in applicant, or null. */
  second: () => Promise<Person | null>
  /** Logs in again, in a browser of its own. */
  login: (account: Account, lang?: Lang) => Promise<{ person: Person; exchange: Exchange }>
}

/** Without `allowWrites` there is no login, since a login writes a session. */
export function createPeople(kit: Kit): People {
  const accounts = accountsOf(kit)
  const known = new Map<number, Promise<Person | null>>()
  const nth = (index: number): Promise<Person | null> => {
    const found = known.get(index) ?? loggedIn(kit, accounts[index])
    known.set(index, found)
    return found
  }
  return {
    first: () => nth(0),
    second: () => nth(1),
    login: (account, lang) => login(kit, account, lang),
  }
}

/** The accounts of the adapter, or those of the contract's examples of `login`. */
export function accountsOf({ adapter, contract }: Kit): Account[] {
  if (adapter.accounts) return adapter.accounts
  const operation = contract.operations.find(({ id }) => id === 'login')
  return (operation?.body?.examples ?? []).map(({ value }) => ({
    email: textAt(value, 'email'),
    password: textAt(value, 'password'),
  }))
}

async function loggedIn(kit: Kit, account: Account | undefined): Promise<Person | null> {
  if (!kit.settings.allowWrites || !account) return null
  const { person, exchange } = await login(kit, account)
  if (kit.adapter.accounts && exchange.status === 401) kit.log.deadAccounts.push(account.email)
  return exchange.status === 200 ? person : null
}

export async function login(
  kit: Kit,
  account: Account,
  lang: Lang = 'en',
): Promise<{ person: Person; exchange: Exchange }> {
  const browser = createBrowser()
  const { email, password } = account
  const exchange = await kit.call('login', { as: browser, lang, body: { email, password } })
  const token = at(exchange.json, 'refresh_token')
  browser.refreshToken = typeof token === 'string' ? token : null
  return { person: { ...account, browser }, exchange }
}

/** Returns an address that no applicant has. `example.com` receives no mail. */
export function newEmail(purpose: string): string {
  return `kit-${purpose}-${randomBytes(5).toString('hex')}@example.com`
}
