/** Types of `generated/declarations.ts`: the responses that the contract declares, beyond the schemas of the operation table. */

import type { ProblemKey } from '#backend/operation.ts'
import type { Lang } from '#domain/lang.ts'
import type { RuleName } from '#domain/ruleNames.ts'

export type HeaderRule = {
  required: boolean
  /** The only values, if the contract names them. */
  values?: string[]
  /** For whole numbers. */
  minimum?: number
  maximum?: number
  maxLength?: number
}

export type FieldError = { field: string; rule: RuleName; message: string }

/** A problem of a failure. A 422 has an example of its wrong fields in each language. */
export type DeclaredProblem = { problem: ProblemKey; errors?: Record<Lang, FieldError[]> }

export type Declaration = {
  /** Null for a response without a body. */
  mediaType: string | null
  /** The headers by name. */
  headers: Record<string, HeaderRule>
  /** The problems of a failure, empty for a success. */
  problems: DeclaredProblem[]
}
