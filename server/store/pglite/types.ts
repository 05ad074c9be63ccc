import type { PGliteDialectConfig } from 'kysely'

/** The part of PGlite that Kysely uses. */
export type KyselyPGlite = Extract<PGliteDialectConfig['pglite'], { waitReady: Promise<void> }>
export type KyselyTransaction = Parameters<Parameters<KyselyPGlite['transaction']>[0]>[0]
