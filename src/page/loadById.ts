import { parseId } from '#domain/ids.ts'
import { notFound } from './notFound.ts'
import { orNotFound } from './orNotFound.ts'

/** Loads a record by the id in a path. Rejects with "not found" for an id that is not canonical or that the API does not know. */
export async function loadById<Found>(
  text: string | undefined,
  load: (id: number) => Promise<Found>,
): Promise<Found> {
  const id = parseId(text ?? '')
  if (id === null) throw notFound()
  return orNotFound(load(id))
}
