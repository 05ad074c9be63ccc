/** The production site under attack, in a process of its own. */

import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { type Site, startSite } from '../../e2e/support/site.ts'
import { type Client, createClient } from './client.ts'

/** Returns the number of repetitions: `short` in `npm test`, `full` in `npm run attack`. */
export const times = (short: number, full: number): number =>
  process.env.HASHI_ATTACK === 'full' ? full : short

export type Target = Site & {
  /** Creates a client with an address of its own, or this one. */
  client: (address?: string) => Client
  /** Returns all mails, the oldest first. */
  readMails: () => Promise<string[]>
}

/** Starts the site. It believes the addresses that clients claim, so that one machine can act for many. */
export async function startTarget(environment: Record<string, string> = {}): Promise<Target> {
  const site = await startSite({ HASHI_TRUST_PROXY: 'true', ...environment })
  return {
    ...site,
    client: (address) => createClient(site.url, address),
    readMails: async () => {
      const names = existsSync(site.mails) ? (await readdir(site.mails)).sort() : []
      return Promise.all(names.map((name) => readFile(`${site.mails}/${name}`, 'utf8')))
    },
  }
}
