import type { Company } from '#domain/company.ts'
import { greeting, signature } from './mailParts.ts'

type Update = { name: string | null; body: string; link: string }

/** The mail with an update of a process. `name` is null for a greeting without a name. */
export const updateMail =
  (company: Company) =>
  ({ name, body, link }: Update) => ({
    action: 'Open on My Page',
    text: `${greeting(company, name)}

${body}

${link}

${signature(company)}`,
  })
