import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import type { Fields, Sender } from '../en/mailParts.ts'

export const signature = (sender: Sender) => `――――――――――――――――――――
${sender.name.ja}
${sender.site}
有料職業紹介事業 許可番号 ${sender.licence.number.ja}
${sender.address.ja}
${sender.emails.support}
${sender.hours.ja}
――――――――――――――――――――
`

export const greeting = (company: Company, name: string | null) =>
  `${name === null ? '' : `${name} 様\n\n`}${brand.name.ja}（${company.name.ja}）でございます。`

export const listed = (fields: Fields) =>
  fields
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => (text.includes('\n') ? `${name}：\n${text}` : `${name}：${text}`))
    .join('\n')
