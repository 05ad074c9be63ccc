/** The message for the terminal where a start fails. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : null
  const port = 'port' in error ? String(error.port) : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT.`
  if (code === 'EACCES' && port !== '')
    return `Port ${port} may not be used by this user. Choose another with PORT.`
  return error.message
}
