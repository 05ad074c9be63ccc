import { join, resolve } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { mask } from './problems.ts'
import {
  type SampleAccount,
  type TerminalRow,
  announcement,
  localUrl,
  sampleAccounts,
  stopRow,
} from './terminal.ts'

export type Running = {
  config: ServerConfig
  /** The accounts of the sample; null without it, or with another API. */
  accounts: SampleAccount[] | null
  port: number
  /** The duration of the start. */
  seconds: number
}

const POWER = 'survives the end of the process; only PostgreSQL also a power failure'

/** Returns the text for the terminal after the start: addresses, data, mails, accounts, and how to stop. */
export function banner({ config, accounts, port, seconds }: Running): string {
  const { apiUrl, databaseUrl, smtpUrl, warnings } = config
  const dataFolder = resolve(config.dataFolder)
  const local = localUrl(port)
  const site = config.port === 0 && config.origin === 'http://localhost:0' ? local : `${config.origin}/`
  const rows: TerminalRow[] = [
    ['Site', site, `${site}en`],
    ['Local', ...(site === local ? [] : [local])],
    ['Data', ...(databaseUrl ? [mask('DATABASE_URL', databaseUrl)] : [dataFolder, POWER])],
    ['Mails', smtpUrl ? mask('HASHI_SMTP_URL', smtpUrl) : `text files in ${join(dataFolder, 'mail')}`],
    ['API', ...(apiUrl ? [apiUrl] : [])],
    ['Accounts', ...(accounts ? sampleAccounts(accounts) : [])],
    ['Note', ...warnings],
    stopRow,
  ]
  return announcement(`Hashi is running, ready in ${seconds.toFixed(1)} s.`, rows)
}
