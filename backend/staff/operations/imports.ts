import type { Lang } from '#domain/lang.ts'
import { backendTexts } from '#i18n/backend.ts'
import { advisorKind } from '../../content/advisorKind.ts'
import { articleKind } from '../../content/articles.ts'
import { exportLines } from '../../content/exportLines.ts'
import { type ImportOptions, importLines } from '../../content/importLines.ts'
import { jobKind } from '../../content/jobs.ts'
import { jsonLines } from '../../content/lines.ts'
import { storyKind } from '../../content/stories.ts'
import { mistakeIn } from '../../mistakes.ts'
import { Unavailable } from '../../ports/unavailable.ts'
import { ProblemError } from '../../problem.ts'
import { createRequestLog } from '../../requestLog.ts'
import type { StaffEnv, StaffHandler } from '../operation.ts'

type Stream = ReadableStream<Uint8Array> | null
type Import = (env: StaffEnv, stream: Stream, options: ImportOptions) => AsyncGenerator<object>

const imports: Record<'jobs' | 'stories' | 'articles' | 'advisors', Import> = {
  jobs: (env, stream, options) => importLines(env, jobKind, stream, options),
  stories: (env, stream, options) => importLines(env, storyKind, stream, options),
  articles: (env, stream, options) => importLines(env, articleKind, stream, options),
  advisors: (env, stream, options) => importLines(env, advisorKind, stream, options),
}

const exports = {
  jobs: ({ store }: StaffEnv) => exportLines(store, jobKind),
  stories: ({ store }: StaffEnv) => exportLines(store, storyKind),
  articles: ({ store }: StaffEnv) => exportLines(store, articleKind),
  advisors: ({ store }: StaffEnv) => exportLines(store, advisorKind),
}

const logFailure = createRequestLog('failed imports')

export const importContent: StaffHandler<'importContent'> = async (input, env) => {
  const { params, query, stream, lang, audit, storeResponse } = input
  if (query.complete && params.kind === 'advisors')
    return { status: 422, errors: [mistakeIn('complete', 'advisorsStay')] }
  const finish = (report: object) => storeResponse(env.store, { status: 200, body: { report } })
  const steps = imports[params.kind](env, stream, { ...query, lang, audit, finish })
  // A failure before the first step still gets its status.
  const first = await steps.next()
  return { status: 200, body: jsonLines(withProblem(first, steps, lang)) }
}

export const exportContent: StaffHandler<'exportContent'> = async ({ params }, env) => ({
  status: 200,
  body: jsonLines(exports[params.kind](env)),
})

/** Yields the steps. A failure after the beginning of the answer is its last line. */
async function* withProblem(
  first: IteratorResult<object, void>,
  steps: AsyncGenerator<object>,
  lang: Lang,
): AsyncGenerator<object> {
  try {
    if (!first.done) yield first.value
    yield* steps
  } catch (error) {
    const { status, key } = failureOf(error)
    if (status >= 500) logFailure('An import has failed:', error)
    yield { problem: { type: `/problems/${key}`, ...backendTexts[lang].staffProblems[key], status } }
  }
}

function failureOf(error: unknown) {
  if (error instanceof ProblemError) return { status: error.status, key: 'bad-request' as const }
  if (error instanceof Unavailable) return { status: 503, key: 'service-unavailable' as const }
  return { status: 500, key: 'internal-server-error' as const }
}
