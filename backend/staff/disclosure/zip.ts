import { strToU8, zipSync } from 'fflate'
import type { Applicant } from '../../ports/applicants.ts'
import type { Store } from '../../ports/store.ts'
import { disclosedData, disclosedFiles } from './data.ts'
import { labelled } from './labelled.ts'

/**
 * Returns everything of a person in one zip: the data under the names of the contracts and with labels in both languages, and the files.
 * At most some MB, as a person has five files.
 */
export async function disclosureZip(store: Store, applicant: Applicant): Promise<Uint8Array> {
  const data = await disclosedData(store, applicant)
  const files = await disclosedFiles(store, applicant.id)
  const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)
  return zipSync({
    'data.json': json(data),
    'ja.json': json(labelled('ja', data)),
    'en.json': json(labelled('en', data)),
    // Pictures and documents are compressed already.
    ...Object.fromEntries(
      files.map(({ field, name, bytes }) => [`files/${field}-${name}`, [bytes, { level: 0 }]]),
    ),
  })
}
