/** Shows the rows of the store. */

import { isRecord } from '#domain/record.ts'
import type { Row, TableRows, TableSummary } from '../generated/client.ts'
import { Refusal } from '../refusal.ts'

/** The rows of each table by its name. */
export type Tables = Record<string, unknown[]>

export function listTables(tables: Tables): TableSummary[] {
  return Object.entries(tables)
    .map(([name, rows]) => ({ name, count: rows.length }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns a page of the rows. Throws 404 for an unknown table. */
export function listRows(tables: Tables, name: string, page: number, perPage: number): TableRows {
  const rows = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (!rows) throw new Refusal(404, `There is no table ${name}.`)
  return { name, total: rows.length, items: rowsOf(rows.slice((page - 1) * perPage, page * perPage)) }
}

export const rowsOf = (rows: unknown[]): Row[] => rows.filter(isRecord)
