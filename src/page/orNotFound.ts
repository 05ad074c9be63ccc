import { ApiError } from '../api/apiError.ts'
import { notFound } from './notFound.ts'

/** Awaits a page's data; turns the API's 404 into "not found". */
export async function orNotFound<Found>(loading: Promise<Found>): Promise<Found> {
  try {
    return await loading
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
}
