import { API_BASE } from '#backend/app.ts'
import { CONTROL_BASE } from '#mocks/control/send.ts'
import { fileSlots, startMockServer } from '#mocks/http.ts'
import { announcement, sampleAccounts, stopRow } from '#server/start/terminal.ts'
import { help, readOptions } from './options.ts'

/** Starts the mock with the options of the command line, or prints the help. Throws for wrong options and a port that is taken. */
export async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (!options) {
    console.log(help)
    return
  }
  const { port, server, persist } = options
  const { url } = await startMockServer(port, {
    ...server,
    slots: persist === undefined ? null : fileSlots(persist),
  })
  console.log(
    announcement('The mock API is running, for applications on this machine.', [
      ['API', `${url}${API_BASE}`],
      ['Control', `${url}${CONTROL_BASE}`, `${url}${CONTROL_BASE}/openapi.json`],
      ['Reference', `${url}/`],
      ['Data', persist === undefined ? 'in memory; a restart resets it' : `in ${persist}`],
      ['Accounts', ...sampleAccounts()],
      stopRow,
    ]),
  )
}
