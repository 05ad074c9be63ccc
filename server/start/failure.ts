/**
 * Returns the message for the terminal if the start fails. A port that cannot be used names where it comes from: `PORT`, or the option
 * `--port` of a program that has it.
 */
export function failureText(error: unknown, args: string[] = []): string {
  if (!(error instanceof Error)) return String(error)
  const [, code, port] = /^listen (EADDRINUSE|EACCES)\b.*:(\d+)$/.exec(error.message) ?? []
  if (code === undefined) return error.message
  const reason = code === 'EACCES' ? 'may not be used by this user' : 'is taken'
  const isOption = args.some((arg) => arg === '--port' || arg.startsWith('--port='))
  return `Port ${port} ${reason}. Choose another with ${isOption ? '--port' : 'PORT'}.`
}
