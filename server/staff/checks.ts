import type { Store } from '#backend/ports/store.ts'
import type { Check } from '#backend/staff/operation.ts'
import { sampleCompany } from '#content/company.ts'
import { findSample } from '#content/sample.ts'
import type { ServerConfig } from '../config.ts'

export type Configured = Pick<
  ServerConfig,
  | 'origin'
  | 'seed'
  | 'company'
  | 'intake'
  | 'smtpUrl'
  | 'databaseUrl'
  | 'captcha'
  | 'clamd'
  | 'staffPort'
  | 'staffHost'
>

type Line = (config: Configured, store: Store) => Check | Promise<Check>

/** The lines of `check`, the most important first. Each names the remedy where it is not ok. */
const lines: Line[] = [
  ({ origin }) =>
    line('origin', origin.startsWith('https:'), {
      yes: `The site has the origin ${origin}.`,
      no: `The site has the origin ${origin}. Set HASHI_ORIGIN to its public address, which begins with https://.`,
    }),
  async (_config, store) =>
    line('sample', (await findSample(store)) === null, {
      yes: 'The store has no sample.',
      no: 'The store has the sample: fictional jobs and people. Remove it with "sample remove", and set HASHI_SAMPLE to off.',
    }),
  ({ company }) =>
    line('company', company !== sampleCompany, {
      yes: `The company is ${company.name.en}, licence ${company.licence.number.en}.`,
      no: "The site shows the facts of the sample's company. Set HASHI_COMPANY to a file with those of yours.",
    }),
  ({ intake }) =>
    line('intake', intake.kind !== 'sample', {
      yes:
        intake.kind === 'webhook'
          ? 'Applications are sent to the tracking system of HASHI_INTAKE_URL.'
          : 'Applications arrive at the desk: staff move them.',
      no: 'The intake of the sample decides on applications. Set HASHI_INTAKE to desk or webhook.',
    }),
  ({ smtpUrl }) =>
    line('mail', smtpUrl !== null, {
      yes: 'Mails are sent by a mail server.',
      no: 'Mails are text files in the data folder. Set HASHI_SMTP_URL to a mail server.',
    }),
  ({ databaseUrl }) =>
    line('database', databaseUrl !== null, {
      yes: 'The data is in PostgreSQL.',
      no: 'The data is in the data folder, which survives the end of a process, not a power failure. Set DATABASE_URL to a PostgreSQL database.',
    }),
  ({ captcha }) =>
    line('captcha', captcha !== null, {
      yes: `The forms have the bot check ${captcha?.provider}.`,
      no: 'The forms have no bot check. Set HASHI_CAPTCHA, HASHI_CAPTCHA_SITE_KEY and HASHI_CAPTCHA_SECRET.',
    }),
  ({ clamd }) =>
    line('scanner', true, {
      yes: clamd
        ? 'Uploads are scanned for viruses by clamd.'
        : 'Uploads are not scanned for viruses. Set HASHI_CLAMD if there is a clamd.',
      no: '',
    }),
  async ({ clamd }, store) => {
    const held = await store.files.held()
    const total = clamd ? await store.files.countUnscanned() : 0
    const unscanned = total > 0 ? ` Older files that will be scanned: ${total}.` : ''
    const withVirus = held.filter(({ scan }) => scan === 'found')
    const people = [...new Set(withVirus.map(({ applicantId }) => applicantId))].join(', ')
    const named =
      people === ''
        ? ''
        : ` A virus was found in files of these people: ${people}. See "person show", and ask them for others.`
    return line('files', held.length === 0, {
      yes: `No file waits for the virus scanner.${unscanned}`,
      no: `Files that wait for the virus scanner: ${held.length - withVirus.length}.${named}${unscanned}`,
    })
  },
  ({ staffPort, staffHost }) =>
    line('staff-port', true, {
      yes:
        staffPort === null
          ? 'The staff API has no port. Set HASHI_STAFF_PORT if a tracking system uses it.'
          : `The staff API listens at ${staffHost}:${staffPort}.`,
      no: '',
    }),
]

const line = (name: string, ok: boolean, texts: { yes: string; no: string }): Check => ({
  name,
  ok,
  text: ok ? texts.yes : texts.no,
})

/** Returns whether everything is configured that a company needs, a line for each part. */
export const checksOf = (config: Configured, store: Store): Promise<Check[]> =>
  Promise.all(lines.map(async (each) => each(config, store)))
