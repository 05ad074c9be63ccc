import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from '#backend/ports/mailer.ts'

/** Writes mails as text files, used without a mail server. File names sort by time. */
export function createMailFolder(folder: string): Mailer {
  return {
    async send(mail) {
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.txt`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // The file is renamed when it is complete, so that nobody reads a partial mail.
      const unfinished = join(folder, `.${name}`)
      try {
        await writeFile(unfinished, textOf(mail), { mode: 0o600 })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
  }
}

function textOf({ from, to, replyTo, subject, date, text }: Mail): string {
  const headers = [
    `To: ${to}`,
    `From: ${from.name} <${from.address}>`,
    `Reply-To: ${replyTo}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
  ]
  return `${headers.join('\n')}\n\n${text}`
}
