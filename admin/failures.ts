import { isRecord } from '#domain/record.ts'

/** The exit codes of the command line. */
export const exitCodes = { done: 0, failed: 1, wrongUsage: 2, notFound: 3, conflict: 4 } as const

/** The parts of a problem document that the command line reads. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  errors?: { line?: number; field: string; message: string }[]
}

/** A call that the staff API has refused, or an import with mistakes in its lines. */
export class Refused extends Error {
  readonly problem: Problem
  readonly exitCode: number
  constructor(problem: Problem, exitCode = codeOf(problem)) {
    super(problem.detail)
    this.problem = problem
    this.exitCode = exitCode
  }
}

/** A command with wrong or missing arguments, which a retry cannot repair. */
export class WrongUsage extends Error {}

/** Returns a problem document for a failure that is no answer of the staff API. */
export function plainProblem(detail: string, status = 500): Problem {
  return { type: 'about:blank', title: 'The command has failed', status, detail }
}

export function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUsage) return exitCodes.wrongUsage
  return error instanceof Refused ? error.exitCode : exitCodes.failed
}

/** Problems of a file, which are no conflict with the present state, although they share its status. */
const ofFiles = ['backup-file', 'disk-full', 'no-backup', 'backup-damaged', 'backup-other-version']

function codeOf({ status, type }: Problem): number {
  if (ofFiles.some((name) => type === `/problems/${name}`)) return exitCodes.failed
  if (status === 404) return exitCodes.notFound
  // The API has found a wrong value among the arguments.
  if (status === 422) return exitCodes.wrongUsage
  return [409, 412, 428].includes(status) ? exitCodes.conflict : exitCodes.failed
}

/**
 * Returns the text about a failure for standard error: a problem document as JSON, or sentences for people. `thing` names the one that
 * the command is about, such as "person 7".
 */
export function failureText(
  error: unknown,
  { json = false, thing }: { json?: boolean; thing?: string | undefined } = {},
): string {
  const detail = isRecord(error) && typeof error.message === 'string' ? error.message : String(error)
  const problem = error instanceof Refused ? error.problem : plainProblem(detail)
  if (json) return JSON.stringify(problem)
  const fields = (problem.errors ?? []).map(({ field, message }) => `  ${field}: ${message}`)
  const sentence = thing && problem.status === 404 ? `There is no ${thing}.` : problem.detail
  return [sentence, ...fields].join('\n')
}
