/** The messages of Node and of Vite about a port. */
const refusal = /^listen (?<code>EADDRINUSE|EACCES)\b.*:(?<port>\d+)$|^Port (?<taken>\d+) is already in use$/

/**
 * Returns the message for the terminal if the start fails. The message about an unusable port names its source: `PORT`, or the option
 * `--port` of a program that has it.
 */
export function failureText(error: unknown, args: string[] = []): string {
  if (!(error instanceof Error)) return String(error)
  const found = refusal.exec(error.message)?.groups
  if (!found) return error.message
  const port = found['port'] ?? found['taken']
  const reason = found['code'] === 'EACCES' ? 'may not be used by this user' : 'is taken'
  const isOption = args.some((arg) => arg === '--port' || arg.startsWith('--port='))
  return `Port ${port} ${reason}. Choose another with ${isOption ? '--port' : 'PORT'}.`
}
