import type { Lang } from '#domain/lang.ts'
import { INTRODUCTION_AGE } from '#domain/limits.ts'
import { requireAttempt } from '../attempts.ts'
import { recordEvent } from '../events/record.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { ProcessLetter } from '../ports/mails.ts'
import type { Talk } from '../ports/messages.ts'

const done = { status: 200, body: { result: true } } as const

export const requestInterview: Handler<'requestInterview'> = async ({ body, caller, lang }, env) => {
  const { id } = caller.applicant
  const { method, preferredTimes, contents = '', reInterview } = body
  await requireAttempt(env, `requestInterview:${id}`, env.config.limits.applicantRequests)
  const wishes = { method, preferredTimes, contents, reInterview }
  await storeRequest(env, id, {
    time: 'interviewRequestedAt',
    talk: 'interview',
    wishes,
    language: lang,
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
    talk: 'introduction',
    interval: INTRODUCTION_AGE,
    wishes: null,
    language: lang,
    letters: [
      { kind: 'introductionDesk', applicantId: id, language: lang },
      { kind: 'introduction', applicantId: id, language: lang },
    ],
  })
  return done
}

type Request = {
  time: keyof Pick<Applicant, 'interviewRequestedAt' | 'introductionRequestedAt'>
  talk: Talk['talk']
  wishes: Talk['wishes']
  language: Lang
  /** The validity of a request in ms; another one in this time does nothing. */
  interval?: number
  letters: ProcessLetter[]
}

/** Stores the time of a request and sends its mails. */
async function storeRequest(
  env: Env,
  applicantId: number,
  { time, talk, wishes, language, interval = 0, letters }: Request,
): Promise<void> {
  await env.store.transaction(async (store) => {
    const applicant = await store.applicants.find(applicantId)
    if (!applicant) throw new Error(`There is no applicant ${applicantId}`)
    const now = env.clock()
    if (now.getTime() - Date.parse(applicant[time] ?? '') < interval) return
    await store.applicants.update({ ...applicant, language, [time]: now.toISOString() })
    for (const letter of letters) await queueMail(store, env, letter)
    const { id } = await store.talks.insert({
      applicantId,
      talk,
      wishes,
      language,
      createdAt: now.toISOString(),
    })
    const message = { kind: 'talk', id } as const
    await recordEvent(store, env, 'talk-requested', { personId: applicantId, message, data: { talk } })
  })
  await sendSoon(env)
}
