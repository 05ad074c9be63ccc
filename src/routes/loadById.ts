import { parseId } from '#domain/ids.ts'
import { ApiError } from '../api/apiError.ts'
import { notFound } from './notFound.ts'

/** Loads what a path's id names; an id that is not canonical or that the API does not know is a page not found. */
export async function loadById(
  text: string | undefined,
  load: (id: number) => Promise<unknown>,
): Promise<void> {
  const id = parseId(text ?? '')
  if (id === null) throw notFound()
  try {
    await load(id)
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
}
