let lastReported: unknown

/** Logs why a page could not be shown: not found (spec §8), or the error. Logs the same error once. */
export function reportError(error: unknown, pathname: string): void {
  if (error === lastReported) return
  lastReported = error
  console.error(isNotFound(error) ? `Page Not Found: ${pathname}` : error)
}

/** Recognises a thrown response, from the router or deserialised from a server-rendered page. */
function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}
