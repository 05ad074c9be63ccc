import { languages } from '#domain/lang.ts'
import { type Document, type Parameter, operationsOf, resolve } from './document.ts'

/** Headers that the fetcher sets (`src/api/http.ts`). */
const ofFetcher = ['Accept-Language', 'X-Requested-With']

const language: Parameter = {
  name: 'lang',
  in: 'path',
  required: true,
  schema: { type: 'string', enum: [...languages] },
}

/** Returns the staff contract for the client of the command line, without its headers, which `admin/send.ts` sets, and without streams (`admin/stream.ts`). */
export function staffClientDocument(document: Document): Document {
  const single = operationsOf(document).filter(({ operation }) => !operation['x-stream'])
  const paths = single.map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).filter(
      (parameter) => resolve(document, parameter).in !== 'header',
    )
    return { path, item: { [method]: { ...operation, parameters } } }
  })
  const merged: Document['paths'] = {}
  for (const { path, item } of paths) merged[path] = { ...merged[path], ...item }
  return { ...document, paths: merged }
}

/**
 * Returns the contract for the generated client. Each path begins with the language of the answer (`/en/job/12`), so that each call and
 * hook takes it as the first argument, and each query has it in its key. The fetcher sends it as `Accept-Language`.
 */
export function clientDocument(document: Document): Document {
  const paths = operationsOf(document).map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
    const isLocalised = parameters.some(({ name }) => name === 'Accept-Language')
    const others = parameters.filter(({ name }) => !ofFetcher.includes(name))
    const ofClient = { ...operation, parameters: isLocalised ? [language, ...others] : others }
    return [isLocalised ? `/{lang}${path}` : path, { [method]: ofClient }] as const
  })
  return { ...document, paths: Object.fromEntries(paths) }
}
