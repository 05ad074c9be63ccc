/**
 * The adapter for this project's own servers: `npm start`. The folder of the mails is `mail` in
 * `HASHI_DATA`, as for the server.
 */

import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(process.env.HASHI_DATA ?? '.data', 'mail')

/** Names of files sort by time; the head of a mail has its subject, the rest is its text. */
async function lastMail(to) {
  const names = existsSync(folder) ? await readdir(folder) : []
  for (const name of names
    .filter((each) => !each.startsWith('.'))
    .toSorted()
    .toReversed()) {
    const mail = await readFile(join(folder, name), 'utf8')
    if (!mail.includes(`\nTo: ${to}\n`) && !mail.startsWith(`To: ${to}\n`)) continue
    return { subject: /^Subject: (.*)$/m.exec(mail)?.[1] ?? '', text: mail.slice(mail.indexOf('\n\n') + 2) }
  }
  return null
}

export const adapter = {
  accounts: [
    { email: 'maria@example.com', password: 'hashi2026' },
    { email: 'linh@example.com', password: 'hashi2026' },
  ],
  ...(process.env.HASHI_DATA && { lastMail }),
}
