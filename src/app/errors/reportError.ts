let lastReported: unknown

/** Logs why a page could not be shown: that there is none (spec §8), or what went wrong. The same error is logged once. */
export function reportError(error: unknown, pathname: string): void {
  if (error === lastReported) return
  lastReported = error
  console.error(isNotFound(error) ? `Page Not Found: ${pathname}` : error)
}

/** A thrown response, as the router makes it or as it comes with a page of the server. */
function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}
