import { backendTexts } from '#i18n/backend.ts'
import { fieldLabel } from '#i18n/fieldLabels/api.ts'
import type { AppContext } from './http.ts'
import { type FieldIssue, messageOf } from './mistakes.ts'
import type { ProblemKey } from './operation.ts'

const keyOfStatus: Record<number, ProblemKey> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  412: 'precondition-failed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  422: 'validation',
  428: 'precondition-required',
  429: 'too-many-requests',
  500: 'internal-server-error',
  501: 'not-implemented',
  503: 'service-unavailable',
}

/** The maximum number of errors in a response and of characters in their `field`, which may be a name of the request. Schema `ValidationProblem` */
const MOST_ERRORS = 100
const LONGEST_FIELD = 100

export type ProblemDetails = { problem?: ProblemKey; errors?: FieldIssue[]; headers?: Record<string, string> }

/** A failure that ends the call with a problem response. */
export class ProblemError extends Error {
  readonly status: number
  readonly details: ProblemDetails
  constructor(status: number, details: ProblemDetails = {}) {
    super(details.problem ?? `Problem ${status}`)
    this.status = status
    this.details = details
  }
}

/**
 * Creates a problem response (RFC 9457) in the language of the call. The message of an error with the rule `invalid` is the text of
 * `problem`, if one is given and the error has no text of its own.
 */
export function problemResponse(
  c: AppContext,
  status: number,
  { problem, errors, headers }: ProblemDetails = {},
) {
  const key = problem ?? keyOfStatus[status] ?? 'internal-server-error'
  const lang = c.var.lang ?? 'ja'
  const problems = backendTexts[lang][c.var.problemTexts ?? 'problems']
  const labelOf = c.var.labelOf ?? ((_lang, field) => fieldLabel(lang, null, field))
  const body = {
    type: `/problems/${key}`,
    ...problems[key],
    status,
    instance: new URL(c.req.url).pathname,
    ...(errors && {
      errors: errors.slice(0, MOST_ERRORS).map((issue) => {
        const field = issue.field.slice(0, LONGEST_FIELD).toWellFormed()
        const message = messageOf(
          issue,
          problem ? problems[problem].detail : null,
          lang,
          labelOf(lang, field),
        )
        return { field, rule: issue.rule, message }
      }),
    }),
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'Content-Type': 'application/problem+json' },
  })
}
