/** The parts that mails share. */

import type { Company } from '#domain/company.ts'

/** The company with the address of its site in the language of the mail. */
export type Sender = Company & { site: string }

export const signature = (sender: Sender) => `--
${sender.name.en}
${sender.site}
Fee-charging employment placement licence ${sender.licence.number.en}
${sender.address.en}
${sender.emails.support}
${sender.hours.en}
`

export const greeting = (_company: Company, name: string | null) =>
  name === null ? 'Hello,' : `Dear ${name},`

/** Lists the sent values with their labels, without empty ones. */
export type Fields = { name: string; text: string }[]

/** Puts a short value on the line of its label and a long one below it. */
export const listed = (fields: Fields) =>
  fields
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => (text.includes('\n') ? `${name}:\n${text}` : `${name}: ${text}`))
    .join('\n')
