import { isRecord } from '#domain/record.ts'
import { type Document, operationsOf, resolve } from './document.ts'
import { type ProblemKey, problemTexts } from './problems.ts'
import { markdownTable } from './table.ts'

/** Problems that no operation declares, with their status and description. */
const undeclared: Partial<Record<ProblemKey, [status: number, place: string]>> = {
  'method-not-allowed': [405, 'Every path, for a method that it does not have'],
  'request-timeout': [408, 'Every path, for a request that arrives too slowly; in English only'],
  'headers-too-large': [431, 'Every path, for headers beyond the server’s limit; in English only'],
  'not-implemented': [501, 'An operation that this server does not offer yet'],
  conflict: [409, 'Reserved for a conflict without a type of its own'],
}

/** Returns every problem type as a Markdown table, with status, texts and the operations that have it in their examples. */
export function problemCatalogue(document: Document): string {
  const places = placesOf(document)
  const keys = Object.keys(problemTexts.en) as ProblemKey[]
  const rows = keys.map((key) => {
    const [status, place] = undeclared[key] ?? placeOf(places, key)
    const cells = [problemTexts.en, problemTexts.ja].map(
      (texts) => `**${texts[key].title}** ${texts[key].detail}`,
    )
    return { status, cells: [`\`${key}\``, String(status), place, ...cells] }
  })
  return markdownTable(
    ['Name', 'Status', 'Where', 'English title and detail', 'Japanese title and detail'],
    rows.toSorted((a, b) => a.status - b.status).map(({ cells }) => cells),
  )
}

type Place = { type: string; status: string; operationId: string }

function placesOf(document: Document): Place[] {
  return operationsOf(document).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) => {
      const { examples = {} } = resolve(document, response).content?.['application/problem+json'] ?? {}
      const types = Object.values(examples).map(({ value }) => (isRecord(value) ? String(value.type) : ''))
      return [...new Set(types)].map((type) => ({ type, status, operationId: operation.operationId }))
    }),
  )
}

/** The maximum number of operations listed by name. */
const MOST_NAMED = 6

function placeOf(places: Place[], key: ProblemKey): [status: number, place: string] {
  const found = places.filter(({ type }) => type === `/problems/${key}`)
  const [first] = found
  if (!first) throw new Error(`No operation declares the problem ${key}; name it in an \`x-problems\``)
  const place =
    found.length > MOST_NAMED
      ? `${found.length} operations that declare ${first.status}`
      : found.map(({ operationId }) => `\`${operationId}\``).join(', ')
  return [Number(first.status), place]
}
