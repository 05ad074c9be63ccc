import { entryValues } from '#domain/forms/entryRequest.ts'
import { checkCaptcha } from '../captcha/check.ts'
import { type Entry, register } from '../entry/register.ts'
import { readUploads } from '../files/keptFiles.ts'
import { requireEntry } from '../mail/limits.ts'
import { sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import { AddressTaken } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'

const taken = { status: 409, problem: 'email-taken' } as const

export const createEntry: Handler<'createEntry'> = async ({ body, lang, storeResponse }, env) => {
  await checkCaptcha(env, body.captcha_token)
  if (await env.store.applicants.findByEmail(body.email)) return taken
  await requireEntry(env, body.email)
  const jobs = await env.jobSearch.pick(body.job_ids ?? [])
  const job_ids = jobs.open.map((job) => job.job_id)
  const closed = jobs.closed.map((job) => ({ job_id: job.job_id, title: job[lang].title }))
  const response = await registerWithFiles(env, { body, lang, jobIds: job_ids }, (store, id) =>
    storeResponse(
      store,
      { status: 201, body: { id, email: body.email, job_ids, closed } },
      { applicantId: id },
    ),
  )
  if (!response) return taken
  await sendSoon(env)
  return response
}

/** Registers an entry; `then` is part of the transaction. Returns null if the address is taken. */
async function registerWithFiles<T>(
  env: Env,
  entry: Omit<Entry, 'files'>,
  then: (store: Store, id: number) => Promise<T>,
): Promise<T | null> {
  const { resume, resumeJp, cvJp } = entryValues(entry.body)
  const files = await readUploads(env, { resume, resumeJp, cvJp })
  try {
    return await env.store.transaction(async (store) =>
      then(store, await register(store, env, { ...entry, files })),
    )
  } catch (error) {
    if (error instanceof AddressTaken) return null
    throw error
  }
}
