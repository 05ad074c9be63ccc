/** A primary with a synchronous standby, both on this computer. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { query } from '../postgres.ts'
import { copyCluster, createCluster, runCluster } from './cluster.ts'

export type Pair = {
  /** The address of the database with both hosts. */
  url: string
  /** Kills the primary; its data is lost. */
  killPrimary: () => Promise<void>
  /** Makes the standby a primary. */
  promote: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts both. The primary acknowledges a transaction once the standby has it. */
export async function startPair(): Promise<Pair> {
  const cluster = await createCluster()
  const copy = await copyCluster(cluster)
  const primary = await runCluster(cluster, { synchronous_commit: 'on', synchronous_standby_names: '*' })
  await writeFile(join(copy.data, 'standby.signal'), '')
  const standby = await runCluster(copy, {
    synchronous_commit: 'on',
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=hashi`,
  })
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`)
  return {
    url: `postgres://hashi@${hosts.join(',')}/postgres`,
    killPrimary: primary.kill,
    promote: async () => void (await query(standby, 'select pg_promote()')),
    stop: async () => void (await Promise.all([primary.stop(), standby.stop()])),
  }
}
