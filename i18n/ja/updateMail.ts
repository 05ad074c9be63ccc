import type { updateMail as en } from '../en/updateMail.ts'
import { greeting, signature } from './mailParts.ts'

export const updateMail: typeof en =
  (company) =>
  ({ name, body, link }) => ({
    action: 'マイページで確認する',
    text: `${greeting(company, name)}

${body}

${link}

${signature(company)}`,
  })
