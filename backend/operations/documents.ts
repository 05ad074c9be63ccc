import { emptyCareer } from '#domain/forms/careerRequest.ts'
import { findResume, saveResume } from '../documents/resume.ts'
import { recordEvent } from '../events/record.ts'
import type { Handler } from '../operation.ts'

export const getResume: Handler<'getResume'> = async ({ caller }, env) => ({
  status: 200,
  body: await findResume(env, caller.applicant.id),
})

export const storeResume: Handler<'storeResume'> = async ({ caller, body }, env) => ({
  status: 200,
  body: await saveResume(env, caller.applicant.id, body),
})

export const getCareer: Handler<'getCareer'> = async ({ caller }, { store }) => ({
  status: 200,
  body: (await store.careers.find(caller.applicant.id)) ?? emptyCareer,
})

export const storeCareer: Handler<'storeCareer'> = async ({ caller, body }, env) => {
  const personId = caller.applicant.id
  await env.store.transaction(async (store) => {
    await store.careers.save(personId, body)
    await recordEvent(store, env, 'profile-changed', { personId, data: { part: 'career' } })
  })
  return { status: 200, body }
}
