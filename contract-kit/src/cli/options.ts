/** The options of the command, checked as a whole. */

import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Account } from '../adapter/adapter.ts'
import type { Contract } from '../contract/contract.ts'
import type { Lang } from '../lang.ts'
import { reportEndings } from '../report/write.ts'

export class UsageError extends Error {}

export type Options = {
  target: URL
  contract: string | null
  adapter: string | null
  accounts: Account[]
  allowWrites: boolean
  only: string[]
  except: string[]
  languages: Lang[]
  rate: number
  /** In seconds. */
  timeLimit: number
  /** How long a mail may take after the answer, in seconds. */
  mailWait: number
  reports: string[]
  waivers: string | null
  minCoverage: number
  prism: boolean
  proxy: number | null
  /** The command with the traffic that the proxy judges. */
  command: string[]
  generated: number
  seed: number
  quiet: boolean
  /** Files and folders of the backend; a change of them runs the kit again. */
  watch: string[]
}

const flags = {
  target: { type: 'string' },
  contract: { type: 'string' },
  adapter: { type: 'string' },
  account: { type: 'string', multiple: true },
  'allow-writes': { type: 'boolean' },
  only: { type: 'string', multiple: true },
  except: { type: 'string', multiple: true },
  language: { type: 'string', multiple: true },
  rate: { type: 'string' },
  'time-limit': { type: 'string' },
  'mail-wait': { type: 'string' },
  report: { type: 'string', multiple: true },
  waivers: { type: 'string' },
  'min-coverage': { type: 'string' },
  prism: { type: 'boolean' },
  proxy: { type: 'string' },
  generated: { type: 'string' },
  seed: { type: 'string' },
  quiet: { type: 'boolean' },
  watch: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/** Returns the options, or the requested page. Throws a `UsageError` that names the mistake. */
export function readOptions(args: string[]): Options | 'help' | 'version' {
  const end = args.indexOf('--')
  const command = end === -1 ? [] : args.slice(end + 1)
  const values = parse(end === -1 ? args : args.slice(0, end))
  if (values.help) return 'help'
  if (values.version) return 'version'
  refuseConflicts(values, command)
  return {
    target: targetOf(values.target),
    contract: values.contract ?? null,
    adapter: values.adapter ?? null,
    waivers: values.waivers ?? null,
    accounts: (values.account ?? []).map(accountOf),
    reports: (values.report ?? []).map(reportOf),
    only: lists(values.only),
    except: lists(values.except),
    languages: languagesOf(lists(values.language)),
    allowWrites: values['allow-writes'] === true,
    prism: values.prism === true,
    quiet: values.quiet === true,
    watch: values.watch ?? [],
    ...numbersOf(values),
    command,
  }
}

type Values = ReturnType<typeof parse>

function refuseConflicts({ proxy, watch }: Values, command: string[]): void {
  if (command.length > 0 && proxy === undefined)
    throw new UsageError('A command needs --proxy PORT before it')
  if (watch && proxy !== undefined) throw new UsageError('--watch and --proxy exclude each other')
}

function numbersOf(values: Values) {
  return {
    proxy: values.proxy === undefined ? null : numberOf('proxy', values.proxy, { min: 0, max: 65_535 }),
    rate: numberOf('rate', values.rate ?? (values.watch ? '1000' : '20'), { min: 0.1, max: 100_000 }),
    timeLimit: numberOf('time-limit', values['time-limit'] ?? '900', { min: 1, max: 86_400 }),
    mailWait: numberOf('mail-wait', values['mail-wait'] ?? '5', { min: 0, max: 3600 }),
    minCoverage: numberOf('min-coverage', values['min-coverage'] ?? '0', { min: 0, max: 100 }),
    generated: numberOf('generated', values.generated ?? '10', { min: 0, max: 10_000 }),
    seed: numberOf('seed', values.seed ?? '1', { min: -2_147_483_648, max: 2_147_483_647 }),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: false }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const lists = (values: string[] = []) =>
  values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '')

function targetOf(text: string | undefined): URL {
  if (text === undefined)
    throw new UsageError('--target URL is missing: the origin of the backend, such as http://localhost:3000')
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`--target is no http URL: ${text}`)
  if (url.pathname !== '/' || url.search !== '')
    throw new UsageError(`--target is the origin alone, without a path: ${url.origin}`)
  return url
}

/** The password may contain colons; the address may not. */
function accountOf(text: string): Account {
  const [email = '', ...rest] = text.split(':')
  if (email === '' || rest.length === 0) throw new UsageError('--account is email:password')
  return { email, password: rest.join(':') }
}

function reportOf(file: string): string {
  if (!reportEndings.includes(extname(file).toLowerCase()))
    throw new UsageError(`--report ends in ${reportEndings.join(', ')}, which ${file} does not`)
  return file
}

function numberOf(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value) || value < min || value > max)
    throw new UsageError(`--${name} is a number from ${min} to ${max}, and not ${text}`)
  return value
}

const isLang = (text: string): text is Lang => text === 'ja' || text === 'en'

function languagesOf(names: string[]): Lang[] {
  const wrong = names.find((name) => !isLang(name))
  if (wrong !== undefined) throw new UsageError(`--language is ja or en, and not ${wrong}`)
  return names.length > 0 ? [...new Set(names.filter(isLang))] : ['ja', 'en']
}

/** Throws if a name of `--only` is neither a tag nor an operation. */
export function selection(
  { only, except }: Pick<Options, 'only' | 'except'>,
  contract: Contract,
): (operation: { id: string; tag: string }) => boolean {
  const known = contract.operations.flatMap(({ id, tag }) => [id, tag])
  const unknown = [...only, ...except].filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const tags = [...new Set(contract.operations.map(({ tag }) => tag))]
    throw new UsageError(
      `--only and --except know no tag or operation ${unknown.join(', ')}. Tags are ${tags.join(', ')}.`,
    )
  }
  const names = (list: string[], { id, tag }: { id: string; tag: string }) =>
    list.includes(id) || list.includes(tag)
  return (operation) => (only.length === 0 || names(only, operation)) && !names(except, operation)
}
