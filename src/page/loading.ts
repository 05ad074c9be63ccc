/** Loading the data of a page that may not exist. */

import { data } from 'react-router'
import type { Company } from '#domain/company.ts'
import { parseId } from '#domain/ids.ts'
import { ApiError } from '../api/apiError.ts'
import { readJson } from '../api/http.ts'
import { hasCompanyFacts, setCompanyFacts } from '../context/config.ts'
import { COMPANY_PATH } from '../routes/companyFacts.ts'

/** Returns the error that guards and loaders throw for a missing page; the error boundary shows the not-found page. */
export function notFound() {
  return data(null, { status: 404 })
}

/** Awaits a page's data; turns the API's 404 into "not found". */
export async function orNotFound<Found>(loading: Promise<Found>): Promise<Found> {
  try {
    return await loading
  } catch (error) {
    throw error instanceof ApiError && error.status === 404 ? notFound() : error
  }
}

/** Loads a record by the id in a path. Rejects with "not found" for an id that is not canonical or that the API does not know. */
export async function loadById<Found>(
  text: string | undefined,
  load: (id: number) => Promise<Found>,
): Promise<Found> {
  const id = parseId(text ?? '')
  if (id === null) throw notFound()
  return orNotFound(load(id))
}

/** Loads the facts of the company, unless the page's document had them. */
export async function loadCompanyFacts(): Promise<void> {
  if (!hasCompanyFacts()) setCompanyFacts(await readJson<Company>(COMPANY_PATH))
}
