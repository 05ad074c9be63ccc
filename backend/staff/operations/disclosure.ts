import { toBase64 } from '#domain/base64.ts'
import { disclosureZip } from '../disclosure/zip.ts'
import type { StaffHandler } from '../operation.ts'

export const disclosePerson: StaffHandler<'disclosePerson'> = ({ params, audit }, env) =>
  env.store.transaction(async (store) => {
    const person = await store.applicants.find(params.id)
    if (!person) return { status: 404 as const }
    const zip = await disclosureZip(store, person)
    // A disclosure changes nothing, but the person may ask who has had the data.
    await audit(store, { target: `person:${person.id}`, before: null, after: { bytes: zip.length } })
    return {
      status: 200 as const,
      body: { fileName: `person-${person.id}.zip`, content: toBase64(zip) },
    }
  })
