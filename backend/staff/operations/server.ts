/** Work on the whole store: backups and the sample. */

import { repeatOwnErasures } from '../../people/erase.ts'
import type { StaffHandler } from '../operation.ts'

export const createBackup: StaffHandler<'createBackup'> = async ({ body, storeResponse, audit }, env) => {
  const written = await env.backups.write(body.file)
  if (typeof written === 'string') return { status: 409, problem: written }
  return env.store.transaction(async (store) => {
    await audit(store, { target: 'store:backup', before: null, after: { file: body.file, ...written } })
    return storeResponse(store, { status: 200 as const, body: { file: body.file, ...written } })
  })
}

/** Erasures after the backup are repeated before the answer, and at the next start if the process ends in between. */
export const restoreBackup: StaffHandler<'restoreBackup'> = async ({ body, storeResponse, audit }, env) => {
  const restored = await env.backups.restore(body.file)
  if (typeof restored === 'string') return { status: 409, problem: restored }
  const erased = await repeatOwnErasures(env)
  return env.store.transaction(async (store) => {
    await audit(store, {
      target: 'store:restore',
      before: null,
      after: { file: body.file, ...restored, erased },
    })
    return storeResponse(store, { status: 200 as const, body: { file: body.file, ...restored, erased } })
  })
}

export const addSample: StaffHandler<'addSample'> = async ({ audit }, env) => {
  const added = await env.sample.add()
  if (!added) return { status: 409, problem: 'sample-refused' }
  await env.store.transaction((store) => audit(store, { target: 'store:sample', before: null, after: added }))
  return { status: 200, body: added }
}

export const removeSample: StaffHandler<'removeSample'> = async ({ audit }, env) => {
  const removed = await env.sample.remove()
  await env.store.transaction((store) =>
    audit(store, { target: 'store:sample', before: removed, after: null }),
  )
  return { status: 200, body: removed }
}
