/** The meaning of the statuses in responses: the option master has the alias of each id (product-decisions §16). */

import type { Lang } from '#domain/lang.ts'
import { type StatusAlias, isStatusAlias } from '#domain/processes/statusAlias.ts'
import { UnknownStatusError } from './apiError.ts'
import type { Option, ProcessStage } from './generated/client.schemas.ts'
import { loadOptions, reloadOptions } from './options.ts'

type AliasOf = (id: number) => StatusAlias

/** A row with the alias of its status beside the id. */
export type WithAlias<Row> = Row & { status: StatusAlias }

/** A process with the aliases of its status and stages. */
export type WithAliases<Row> = WithAlias<Omit<Row, 'stages'>> & { stages: WithAlias<ProcessStage>[] }

/**
 * Awaits a response and, at the same time, the option master; `name` then adds the aliases to it. A status that the cached option
 * master does not know may be newer, so a new one is loaded then. Rejects with `UnknownStatusError` if that one has no alias either.
 */
export async function named<Loaded, Named>(
  lang: Lang,
  response: Promise<Loaded>,
  name: (loaded: Loaded, aliasOf: AliasOf) => Named,
): Promise<Named> {
  const [loaded, options] = await Promise.all([response, loadOptions(lang)])
  try {
    return name(loaded, aliasIn(options))
  } catch (error) {
    if (!(error instanceof UnknownStatusError)) throw error
    return name(loaded, aliasIn(await reloadOptions(lang)))
  }
}

function aliasIn(options: Option[]): AliasOf {
  const aliases = new Map(options.map(({ option_id, alias }) => [option_id, alias]))
  return (id) => {
    const alias = aliases.get(id)
    if (alias === undefined || !isStatusAlias(alias)) throw new UnknownStatusError(id)
    return alias
  }
}

export const withAlias = <Row extends { status_id: number }>(row: Row, aliasOf: AliasOf): WithAlias<Row> => ({
  ...row,
  status: aliasOf(row.status_id),
})

export const withAliases = <Row extends { status_id: number; stages: ProcessStage[] }>(
  row: Row,
  aliasOf: AliasOf,
): WithAliases<Row> => ({
  ...withAlias(row, aliasOf),
  stages: row.stages.map((stage) => withAlias(stage, aliasOf)),
})
