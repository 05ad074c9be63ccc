/**
 * `npm run dev`: serves the site in mock mode on `-- --port` or `PORT` (5173), without a backend, network or database. With
 * `HASHI_API_URL` the site calls that API instead, for example `npm run mock`.
 */

import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { failureText } from '#server/start/failure.ts'
import { readPort } from '#server/start/port.ts'
import { configError } from '#server/start/problems.ts'
import { type TerminalRow, announcement, localUrl, sampleAccounts, stopRow } from '#server/start/terminal.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const port = readPort(values.port, process.env.PORT, 5173)
  const apiUrl = readUrl(process.env.HASHI_API_URL)
  const server = await createServer({ server: { port }, logLevel: 'warn', clearScreen: false })
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? localUrl(port)
  const inPage = 'Hashi is running in mock mode: the API answers in the page, and changed files show at once.'
  const overHttp = 'Hashi is running with another API, and changed files show at once.'
  console.log(
    announcement(apiUrl ? overHttp : inPage, [
      ['Site', url, `${url}en`, `${url}mocks/components/ (all components)`],
      ...(apiUrl ? apiRows(apiUrl) : pageRows()),
      stopRow,
    ]),
  )
}

const apiRows = (apiUrl: string): TerminalRow[] => [['API', apiUrl]]

const pageRows = (): TerminalRow[] => [
  ['Data', 'in the browser; the Mock button resets it'],
  ['Mails', 'in the panel of the Mock button'],
  ['Accounts', ...sampleAccounts()],
]

/** Throws if the text is no address of an API. */
function readUrl(text: string | undefined): string | null {
  if (!text) return null
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  const message = 'must be a URL, such as http://localhost:4010/api/v1'
  throw configError({ HASHI_API_URL: text }, [{ name: 'HASHI_API_URL', message }])
}

main().catch((error: unknown) => {
  console.error(failureText(error, process.argv))
  process.exit(1)
})
