/** The parts that mails share. */
import { brand } from '#domain/brand.ts'
import { company, mail as addresses } from '#domain/company.ts'

export const signature = `--
${brand.company.en}
${company.address.en}
${addresses.support}
${company.hours.en}
`

export const greeting = (name: string | null) => (name === null ? 'Hello,' : `Dear ${name},`)

/** Lists the sent values with their labels, without empty ones. */
export type Fields = { name: string; text: string }[]

/** Puts a short value on the line of its label and a long one below it. */
export const listed = (fields: Fields) =>
  fields
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => (text.includes('\n') ? `${name}:\n${text}` : `${name}: ${text}`))
    .join('\n')
