/** Returns the message for the terminal if the start fails. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [, code, port] = /^listen (EADDRINUSE|EACCES)\b.*:(\d+)$/.exec(error.message) ?? []
  if (code === undefined) return error.message
  const reason = code === 'EACCES' ? 'may not be used by this user' : 'is taken'
  return `Port ${port} ${reason}. Choose another with PORT.`
}
