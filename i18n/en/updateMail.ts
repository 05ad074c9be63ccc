import { greeting, signature, type Sender } from './mailParts.ts'

type Update = {
  name: string | null
  body: string
  link: string
  /** The address for another time; null without an appointment. */
  otherTime: string | null
}

/** The mail with an update of a process. `name` is null for a greeting without a name. */
export const updateMail =
  (company: Sender) =>
  ({ name, body, link, otherTime }: Update) => ({
    action: 'Open on My Page',
    text: `${greeting(company, name)}

${body}
${otherTime === null ? '' : `\nRequest another time:\n${otherTime}\n`}
${link}

${signature(company)}`,
  })
