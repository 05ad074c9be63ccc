/** `npm run dev`: serves the site in mock mode on `PORT` (5173), without a backend, network or database. */
import { createServer } from 'vite'
import { failureText } from '#server/start/failure.ts'
import { readPort } from '#server/start/port.ts'
import { announcement, localUrl, sampleAccounts, stopRow } from '#server/start/terminal.ts'

async function main(): Promise<void> {
  const port = readPort(process.env.PORT, 5173)
  const server = await createServer({ server: { port }, logLevel: 'warn', clearScreen: false })
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? localUrl(port)
  console.log(
    announcement(
      'Hashi is running in mock mode: the API answers in the page, and changed files show at once.',
      [
        ['Site', url, `${url}en`],
        ['Data', 'in the browser; the Mock button resets it'],
        ['Mails', 'in the panel of the Mock button'],
        ['Accounts', ...sampleAccounts()],
        stopRow,
      ],
    ),
  )
}

main().catch((error: unknown) => {
  console.error(failureText(error))
  process.exit(1)
})
