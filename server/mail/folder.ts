import { lstat, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, Mailer } from '#backend/ports/mailer.ts'
import { emailKey } from '#domain/email.ts'

/** Writes mails as text files, used without a mail server. File names sort by time. */
export function createMailFolder(folder: string): Required<Mailer> {
  // A mail is written beside the folder and moved into it when it is complete. Readers of the folder never see another file.
  const unfinished = unfinishedFolderOf(folder)
  return {
    async send(mail) {
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.txt`
      for (const each of [folder, unfinished]) await mkdir(each, { recursive: true, mode: 0o700 })
      try {
        await writeFile(join(unfinished, name), textOf(mail), { mode: 0o600 })
        await rename(join(unfinished, name), join(folder, name))
      } catch (error) {
        await rm(join(unfinished, name), { force: true })
        throw error
      }
    },
    async erase(address, { dryRun }) {
      let found = 0
      for (const name of await mailsOf(folder)) {
        const file = join(folder, name)
        if (!isNamedIn(await readFile(file, 'utf8'), address)) continue
        found += 1
        if (!dryRun) await rm(file, { force: true })
      }
      return found
    },
  }
}

/** The characters around an address in a mail. */
const AROUND = /[\s<>()[\],;:"]+/

/** Returns whether a mail has an address in its headers or its text. */
function isNamedIn(text: string, address: string): boolean {
  const key = emailKey(address)
  return text.split(AROUND).some((word) => word.includes('@') && emailKey(word) === key)
}

/** Returns the names of the mails in a folder; none if it does not exist. */
async function mailsOf(folder: string): Promise<string[]> {
  const found = await lstat(folder).catch(() => null)
  if (!found?.isDirectory()) return []
  const files = await readdir(folder, { withFileTypes: true })
  return files.filter((file) => file.isFile() && MAIL_NAME.test(file.name)).map(({ name }) => name)
}

/**
 * Removes the mails that a killed process did not complete: they contain addresses and links, and the queue sends them anew. Removes files
 * with the name of a mail only, and follows no symbolic link.
 */
export async function removeUnfinishedMails(folder: string): Promise<void> {
  const unfinished = unfinishedFolderOf(folder)
  for (const name of await mailsOf(unfinished)) await rm(join(unfinished, name), { force: true })
}

/** A time and a UUID. */
const MAIL_NAME = /^\d{4}-\d{2}-\d{2}T[\d.-]+Z-[\da-f-]{36}\.txt$/

const unfinishedFolderOf = (folder: string) => `${folder}.unfinished`

/** Attachments are text, and follow the text of the mail with their names. */
function textOf({ from, to, replyTo, subject, date, text, requestId, attachments = [] }: Mail): string {
  const headers = [
    `To: ${to}`,
    `From: ${from.name} <${from.address}>`,
    `Reply-To: ${replyTo}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    ...(requestId ? [`X-Request-Id: ${requestId}`] : []),
  ]
  const files = attachments.map(({ name, content }) => `\n[${name}]\n${content}`)
  return `${headers.join('\n')}\n\n${text}${files.join('')}`
}
