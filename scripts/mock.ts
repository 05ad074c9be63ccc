/** `npm run mock`: serves the mock API over HTTP on `PORT` (4010), for other applications. */
import { API_BASE } from '#backend/app.ts'
import { type SeedSize, parseSeed } from '#content/seed.ts'
import { startMockServer } from '#mocks/http.ts'
import { failureText } from '#server/start/failure.ts'
import { readPort } from '#server/start/port.ts'
import { configError } from '#server/start/problems.ts'
import { announcement, sampleAccounts, stopRow } from '#server/start/terminal.ts'

async function main(): Promise<void> {
  const { PORT, HASHI_SEED } = process.env
  const { url } = await startMockServer(readPort(PORT, 4010), readSeed(HASHI_SEED))
  console.log(
    announcement('The mock API is running, for applications on this machine.', [
      ['API', `${url}${API_BASE}`],
      ['Reference', `${url}/`],
      ['Data', 'in memory; a restart resets it'],
      ['Accounts', ...sampleAccounts()],
      stopRow,
    ]),
  )
}

function readSeed(text: string | undefined): SeedSize {
  try {
    return parseSeed(text)
  } catch (error) {
    throw configError({ HASHI_SEED: text }, [{ name: 'HASHI_SEED', message: failureText(error) }])
  }
}

main().catch((error: unknown) => {
  console.error(failureText(error))
  process.exit(1)
})
