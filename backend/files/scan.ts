/**
 * Uploads are scanned for viruses where a scanner is configured. While it does not answer, files are stored and wait; they are not handed to
 * staff. A round scans them later (decision 94).
 */

import type { Env } from '../ports/env.ts'
import type { FileScan } from '../ports/files.ts'
import { Unavailable } from '../ports/unavailable.ts'
import { ProblemError } from '../problem.ts'
import { createRequestLog, reasonOf } from '../requestLog.ts'

/** The most files of a round, which takes less than a minute then: scans of files of 500 KB take about 50 ms. */
const MOST_FILES = 500

const logWait = createRequestLog('files that wait for the virus scanner')

/** Scans the file of a field before it is stored. Ends the call with 422 if it has a virus. */
export async function scanUpload(
  { scanner }: Pick<Env, 'scanner'>,
  field: string,
  bytes: Uint8Array,
): Promise<FileScan> {
  if (!scanner) return null
  try {
    if (!(await scanner.findsVirus(bytes))) return 'clean'
  } catch (error) {
    logWait('A file waits for the virus scanner:', reasonOf(error))
    return 'waiting'
  }
  throw new ProblemError(422, { errors: [{ field, rule: 'fileVirus', limit: 0 }] })
}

/**
 * Scans the files that wait, then those from before the scanner was configured, up to `MOST_FILES`. Hosts call it regularly. Failures are
 * logged, never thrown. `signal` ends it after the running file.
 */
export async function scanFiles(env: Env, signal?: AbortSignal): Promise<void> {
  if (!env.scanner) return
  try {
    const waiting = (await env.store.files.held())
      .filter(({ scan }) => scan === 'waiting')
      .slice(0, MOST_FILES)
    const files = await env.store.files.unscanned(MOST_FILES - waiting.length)
    for (const { key, applicantId } of [...waiting, ...files]) {
      if (signal?.aborted) return
      await scanStored(env, key, applicantId)
    }
  } catch (error) {
    console.error('Files wait for the virus scanner:', reasonOf(error))
  }
}

/** A file that the scanner cannot read waits. Throws `Unavailable` while the scanner does not answer. */
async function scanStored({ scanner, store, security }: Env, key: string, personId: number): Promise<void> {
  const bytes = await store.files.get(key)
  if (!scanner || !bytes) return
  try {
    const hasVirus = await scanner.findsVirus(bytes)
    if ((await store.files.settle(key, hasVirus ? 'found' : 'clean')) && hasVirus)
      security({ event: 'file-withheld', personId })
  } catch (error) {
    if (error instanceof Unavailable) throw error
    console.error(`A file of person ${personId} cannot be scanned:`, reasonOf(error))
    await store.files.settle(key, 'waiting')
  }
}
