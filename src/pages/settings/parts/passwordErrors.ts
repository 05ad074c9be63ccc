import type { ApiError } from '#src/api/apiError.ts'
import type { FormError } from '#src/forms/errorList.ts'
import { fieldErrors } from '#src/forms/fieldErrors.ts'

/** The server's messages; a wrong current password has a text of its own, since the rule's speaks of a repetition. */
export function passwordErrors(error: ApiError, wrongOf = (detail: string) => detail): FormError[] {
  const { problem } = error
  return fieldErrors(error).map(({ name, message }) => ({
    name,
    message: name === 'current_password' && problem ? wrongOf(problem.detail) : message,
  }))
}
