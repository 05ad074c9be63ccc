import { brand } from '#domain/brand.ts'
import { company, mail as addresses } from '#domain/company.ts'
import type { Fields } from '../en/mailParts.ts'

export const signature = `――――――――――――――――――――
${brand.company.ja}
${company.address.ja}
${addresses.support}
${company.hours.ja}
――――――――――――――――――――
`

export const greeting = (name: string | null) =>
  `${name === null ? '' : `${name} 様\n\n`}${brand.company.ja}でございます。`

export const listed = (fields: Fields) =>
  fields
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => (text.includes('\n') ? `${name}：\n${text}` : `${name}：${text}`))
    .join('\n')
