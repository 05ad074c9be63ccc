import { parseId } from '#domain/ids.ts'
import { notFound } from './notFound.ts'
import { orNotFound } from './orNotFound.ts'

/** Loads what a path's id names; an id that is not canonical or that the API does not know is a page not found. */
export async function loadById(
  text: string | undefined,
  load: (id: number) => Promise<unknown>,
): Promise<void> {
  const id = parseId(text ?? '')
  if (id === null) throw notFound()
  await orNotFound(load(id))
}
