import { PGlite, types } from '@electric-sql/pglite'
import { parseBytes, parseTimestamp } from '../parsers.ts'

/**
 * The size of PostgreSQL's file cache in memory. Most of its default of 128 MB, allocated at once, would stay unused: the site searches
 * jobs in its own index.
 */
const BUFFERS = '32MB'

/**
 * The space for the log of changes after a checkpoint. PGlite has no process that makes checkpoints, so that without ours the log would
 * grow until the next start: 865 MB after 1,600 files of 500 KB.
 */
const LOG = '64MB'
const CHECKPOINT_EVERY = 10 * 60 * 1000

/** A line of PGlite that ends its answers, as when it cannot write the log of its changes on a full disk. */
const ENDED = /\b(?:PANIC|FATAL): /

type Choices = {
  /** The data of a new database. */
  dump?: Blob
  /** Is called once PGlite will not answer again. It may call this within a statement that does not end. */
  ended?: (reason: string) => void
}

/** PostgreSQL inside this process; without a folder its data lives in memory. */
export async function openPGlite(folder = 'memory://', { dump, ended }: Choices = {}): Promise<PGlite> {
  const parameters = [`shared_buffers=${BUFFERS}`, `max_wal_size=${LOG}`, `min_wal_size=${LOG}`]
  const pglite = await PGlite.create(folder, {
    loadDataDir: dump,
    onStderr(line) {
      if (ENDED.test(line)) ended?.(line)
      return true
    },
    startParams: [...PGlite.defaultStartParams, ...parameters.flatMap((parameter) => ['-c', parameter])],
    parsers: { [types.TIMESTAMPTZ]: parseTimestamp, [types.BYTEA]: parseBytes },
    // PGlite sends bytes as they are if a serializer leaves them so: 3 ms for 500 KB, instead of 250 ms as text.
    serializers: { [types.BYTEA]: (bytes) => bytes },
  })
  const timer = setInterval(() => {
    if (pglite.closed) clearInterval(timer)
    else pglite.exec('checkpoint').catch(console.error)
  }, CHECKPOINT_EVERY)
  timer.unref()
  return pglite
}
