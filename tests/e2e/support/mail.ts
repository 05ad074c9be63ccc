/** Reads the mails of a site, by default the shared one. Without a mail server they are text files in a folder. */

import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The subjects of the notice of a login in an unknown browser, as that of each test is. */
const LOGIN_NOTICE = /^Subject: (New login to |.*新しいブラウザー)/m

/** Returns the mails to an address, the oldest first, without the notices of logins. */
export async function mailsTo(address: string, folder = process.env.SITE_MAIL ?? ''): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.startsWith(`To: ${address}\n`) && !LOGIN_NOTICE.test(mail))
}

/** Waits for the mail number `count` to an address and returns the link in it. */
export async function linkIn(address: string, count = 1, folder?: string): Promise<URL> {
  await expect.poll(async () => (await mailsTo(address, folder)).length).toBeGreaterThanOrEqual(count)
  const link = firstLink((await mailsTo(address, folder))[count - 1] ?? '')
  if (!link) throw new Error(`Mail ${count} to ${address} has no link`)
  return link
}

/** Returns the first link of a mail; undefined if it has none. */
function firstLink(mail: string): URL | undefined {
  const [address] = /^https?:\S+$/m.exec(mail) ?? []
  return address === undefined ? undefined : new URL(address)
}

export async function tokenIn(address: string, count = 1): Promise<string> {
  return (await linkIn(address, count)).searchParams.get('token') ?? ''
}
