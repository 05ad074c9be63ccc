import type { updateMail as en } from '../en/updateMail.ts'
import { greeting, signature } from './mailParts.ts'

export const updateMail: typeof en =
  (company) =>
  ({ name, body, link, otherTime }) => ({
    action: 'マイページで確認する',
    text: `${greeting(company, name)}

${body}
${otherTime === null ? '' : `\n別の日時を希望する：\n${otherTime}\n`}
${link}

${signature(company)}`,
  })
