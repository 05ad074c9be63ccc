import { INTRODUCTION_AGE } from '#domain/limits.ts'
import { requireAttempt } from '../attempts.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import type { ProcessLetter } from '../ports/people.ts'
import type { Env } from '../ports/env.ts'
import type { Applicant } from '../ports/store.ts'

const done = { status: 200, body: { result: true } } as const

export const requestInterview: Handler<'requestInterview'> = async ({ body, caller, lang }, env) => {
  const { id } = caller.applicant
  const { method, preferredTimes, contents = '', reInterview } = body
  await requireAttempt(env, `requestInterview:${id}`, env.config.limits.applicantRequests)
  const wishes = { method, preferredTimes, contents, reInterview }
  await storeRequest(env, id, {
    time: 'interviewRequestedAt',
    letters: [
      { kind: 'interviewDesk', applicantId: id, wishes, language: lang },
      { kind: 'interview', applicantId: id, wishes, language: lang },
    ],
  })
  return done
}

export const requestIntroduction: Handler<'requestIntroduction'> = async ({ caller, lang }, env) => {
  const { id } = caller.applicant
  await storeRequest(env, id, {
    time: 'introductionRequestedAt',
    interval: INTRODUCTION_AGE,
    letters: [
      { kind: 'introductionDesk', applicantId: id, language: lang },
      { kind: 'introduction', applicantId: id, language: lang },
    ],
  })
  return done
}

type Request = {
  time: keyof Pick<Applicant, 'interviewRequestedAt' | 'introductionRequestedAt'>
  /** The time in ms for which a request counts, so that another one does nothing. */
  interval?: number
  letters: ProcessLetter[]
}

/** Stores the time of a request and sends its mails. */
async function storeRequest(
  env: Env,
  applicantId: number,
  { time, interval = 0, letters }: Request,
): Promise<void> {
  await env.store.transaction(async (store) => {
    const applicant = await store.applicants.find(applicantId)
    if (!applicant) throw new Error(`There is no applicant ${applicantId}`)
    const now = env.clock()
    if (now.getTime() - Date.parse(applicant[time] ?? '') < interval) return
    await store.applicants.update({ ...applicant, [time]: now.toISOString() })
    for (const letter of letters) await queueMail(store, env, letter)
  })
  await sendSoon(env)
}
