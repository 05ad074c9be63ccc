/** Reads everything that an applicant can read, so that the comparison shows every effect of a write. */

import { itemsOf } from '../contract/pages.ts'
import type { Browser } from '../http/browser.ts'
import { type Json, numberAt, shown } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from '../run/kit.ts'
import type { CallOptions } from '../run/request.ts'

const lists = ['listAppliedJobs', 'searchProcesses', 'listRecommendations', 'listNotifications']
const own = ['getProfile', 'getResume', 'getCareer']
/** The lists of things that are read by themselves, too. */
const details: Record<string, string> = {
  searchProcesses: 'getProcess',
  listRecommendations: 'getRecommendation',
}

export type Reader = { kit: Kit; as: Browser; lang: Lang }

/** Reads the answers that a write may change without being its own. */
export async function readLists(reader: Reader): Promise<void> {
  for (const id of ['getAuth', 'getProfile', 'getInterestedList']) await read(reader, id, {})
  for (const id of lists) await read(reader, id, { query: { perPage: 100 } })
}

/** Reads the profile and the documents in both languages, and the files. */
export async function readOwn(kit: Kit, as: Browser): Promise<void> {
  for (const lang of kit.settings.languages) for (const id of own) await read({ kit, as, lang }, id, {})
  const { parameters } = kit.contract.operation('getApplicantFile')
  for (const kind of parameters.find(({ name }) => name === 'kind')?.schema.enum ?? [])
    await read({ kit, as, lang: 'en' }, 'getApplicantFile', { path: { kind: shown(kind) } })
}

/** Reads everything in both languages. */
export async function readAll(kit: Kit, as: Browser): Promise<void> {
  await readOwn(kit, as)
  for (const lang of kit.settings.languages) {
    const reader = { kit, as, lang }
    await readLists(reader)
    for (const [list, id] of Object.entries(details))
      for (const item of await allOf(kit, list, { as, lang }))
        await read(reader, id, { path: { id: numberAt(item, 'process_id') } })
  }
}

/** Reads a process as a recommendation and as an application. */
export async function readProcess(reader: Reader, id: number): Promise<void> {
  for (const operation of Object.values(details)) await read(reader, operation, { path: { id } })
}

/** Returns the items of a list, as many as a page may have. */
export async function allOf(kit: Kit, list: string, options: CallOptions = {}): Promise<Json[]> {
  return itemsOf(kit.contract, await kit.call(list, { ...options, query: { perPage: 100 } }))
}

/** Calls an operation if it is selected: the others would have no finding. */
async function read({ kit, as, lang }: Reader, id: string, options: CallOptions): Promise<void> {
  if (kit.settings.isSelected(kit.contract.operation(id))) await kit.call(id, { as, lang, ...options })
}
