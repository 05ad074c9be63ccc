/** Imports JSON Lines: judges each line, and writes some of them in each transaction. */

import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Mistake } from '../mistakes.ts'
import type { ContentState } from '../ports/content.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import { type Entry, type FieldError, checkLine } from './checkLine.ts'
import { differing } from './compare.ts'
import { type FileNote, createFileNotes } from './fileNotes.ts'
import type { ContentKind } from './kind.ts'
import { type Line, linesOf } from './lines.ts'
import { type Audit, closeMissing, saveContent } from './save.ts'

/** The lines of a transaction. */
const LINES = 500
/** The characters of the lines of a transaction, so that few large lines do not fill the memory. */
const MOST_TEXT = 8_000_000
/** Lines between two pauses for requests. */
const PART = 5
/** Lines between two reports of the progress. */
const PROGRESS = 500
/** Errors in a report. All are counted. */
const LISTED = 1_000

export type ImportOptions = {
  dryRun: boolean
  /** Whether to close the things that the file lacks, and whether also more than half of the open things. */
  complete: boolean
  closeMost: boolean
  lang: Lang
  audit: Audit
  /** Stores the report, before it is sent. */
  finish: (report: object) => Promise<unknown>
}

type LineError = FieldError & { line: number }

/** The numbers of lines so far; `failed` counts lines with errors, `closed` the closed things. */
type Counts = {
  lines: number
  added: number
  changed: number
  unchanged: number
  closed: number
  failed: number
}

export type Report = Counts & {
  dryRun: boolean
  /** The open things that a complete import lacks. */
  missing: number
  notClosed: 'failed-lines' | 'most-missing' | null
  errors: LineError[]
  notes: FileNote[]
}

/** Yields the progress after each transaction, and the report at the end. A failure of the store is thrown; earlier transactions stay. */
export async function* importLines<Body extends object, Item extends ContentState>(
  env: Env,
  kind: ContentKind<Body, Item>,
  stream: ReadableStream<Uint8Array> | null,
  options: ImportOptions,
): AsyncGenerator<{ progress: Counts } | { report: Report }> {
  const { dryRun, complete, lang, audit } = options
  const report: Report = {
    dryRun,
    lines: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    closed: 0,
    failed: 0,
    missing: 0,
    notClosed: null,
    errors: [],
    notes: [],
  }
  const file = createFileNotes(lang)
  const texts = backendTexts[lang]
  const lineOf = new Map<string, number>()
  const open = complete ? (await kind.table(env.store).names('open')).length : 0
  let batch: Entry<Body>[] = []
  let textInBatch = 0
  const transaction = createTransactions(env)

  function fail(line: number, errors: FieldError[]): void {
    report.failed += 1
    file.fails(line)
    for (const error of errors) if (report.errors.length < LISTED) report.errors.push({ line, ...error })
  }

  const messageOf = (mistake: Mistake) => texts.staffIssues[mistake]

  function read(line: Line): Entry<Body> | null {
    const { entry, errors } = checkLine(kind, line, lineOf, lang)
    if (entry === null) fail(line.number, errors)
    else file.loses(line.number, entry.externalId, kind.removedMedia?.(entry.body) ?? [])
    return entry
  }

  async function write(): Promise<void> {
    const entries = batch
    batch = []
    textInBatch = 0
    const changing = await differing(env, kind, entries)
    report.unchanged += entries.length - changing.length
    if (changing.length === 0) return
    const saved = await transaction((store) => saveContent(store, env, kind, changing, { audit, dryRun }))
    for (const [at, result] of saved.entries()) {
      if (result.result === 'refused') {
        const errors = result.issues.map(({ field, mistake }) => ({ field, message: messageOf(mistake) }))
        fail(changing[at]?.line ?? 0, errors)
      } else report[result.result] += 1
    }
  }

  const counts = (): Counts => {
    const { lines, added, changed, unchanged, closed, failed } = report
    return { lines, added, changed, unchanged, closed, failed }
  }

  async function* closeRest() {
    const missing = (await kind.table(env.store).names('open')).filter((name) => !lineOf.has(name))
    report.missing = missing.length
    report.notClosed = reasonNotToClose(report, options, open)
    if (report.notClosed !== null) return
    for (let first = 0; first < missing.length; first += LINES) {
      const names = missing.slice(first, first + LINES)
      if (!dryRun) await transaction((store) => closeMissing(store, env, kind, names, audit))
      await env.giveWay()
      report.closed += names.length
      yield { progress: counts() }
    }
  }

  for await (const line of linesOf(stream)) {
    report.lines += 1
    file.see(line)
    const entry = read(line)
    if (entry) batch.push(entry)
    if ('text' in line) textInBatch += line.text.length
    if (batch.length >= LINES || textInBatch > MOST_TEXT) await write()
    if (report.lines % PART === 0) await env.giveWay()
    if (report.lines % PROGRESS === 0) yield { progress: counts() }
  }
  await write()
  if (complete) yield* closeRest()
  const sorted = {
    ...report,
    errors: report.errors.toSorted((a, b) => a.line - b.line),
    notes: file.notes(),
  }
  await options.finish(sorted)
  yield { report: sorted }
}

/** Makes transactions that leave the database to others in between. */
function createTransactions({ store, importPace }: Env) {
  let restUntil = 0
  return async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const rest = restUntil - performance.now()
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
    const result = await store.transaction(work)
    restUntil = performance.now() + importPace.rest
    return result
  }
}

/** A complete import closes nothing if it has mistakes, because a line that cannot be read may be one of the missing things. */
function reasonNotToClose(
  { failed, missing }: Report,
  { closeMost }: ImportOptions,
  /** The number of open things before the import. */
  open: number,
): Report['notClosed'] {
  if (failed > 0) return 'failed-lines'
  return missing * 2 > open && !closeMost ? 'most-missing' : null
}
