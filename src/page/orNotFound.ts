import { ApiError } from '../api/apiError.ts'
import { notFound } from './notFound.ts'

/** Waits for what a page needs; what the API does not know is a page not found. */
export async function orNotFound<Answer>(loading: Promise<Answer>): Promise<Answer> {
  try {
    return await loading
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
}
