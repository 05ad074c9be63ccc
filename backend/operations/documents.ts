import { emptyCareer } from '#domain/forms/careerRequest.ts'
import { emptyResume } from '#domain/forms/resumeRequest.ts'
import type { Handler } from '../operation.ts'

export const getResume: Handler<'getResume'> = async ({ caller }, { store }) => ({
  status: 200,
  body: (await store.resumes.find(caller.applicant.id)) ?? emptyResume,
})

export const storeResume: Handler<'storeResume'> = async ({ caller, body }, { store }) => {
  await store.resumes.save(caller.applicant.id, body)
  return { status: 200, body }
}

export const getCareer: Handler<'getCareer'> = async ({ caller }, { store }) => ({
  status: 200,
  body: (await store.careers.find(caller.applicant.id)) ?? emptyCareer,
})

export const storeCareer: Handler<'storeCareer'> = async ({ caller, body }, { store }) => {
  await store.careers.save(caller.applicant.id, body)
  return { status: 200, body }
}
