import type { ApiError } from '../api/apiError.ts'
import type { FormError } from './errorList.ts'

/** The server's messages about fields. */
export function fieldErrors({ problem }: ApiError): FormError[] {
  return problem?.errors?.map(({ field, message }) => ({ name: field, message })) ?? []
}
