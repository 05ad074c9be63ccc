/** A year, the minimum for the preload lists of browsers. Subdomains are excluded, because the site does not control them. */
const HEADER = 'max-age=31536000'

type Site = (request: Request, remoteAddress?: string) => Promise<Response>

/** Adds HSTS (RFC 6797) to every response if the origin is https. Other origins must not send it. */
export function withTransportSecurity(site: Site, origin: string): Site {
  if (!origin.startsWith('https:')) return site
  return async (request, remoteAddress) => {
    const response = await site(request, remoteAddress)
    response.headers.set('Strict-Transport-Security', HEADER)
    return response
  }
}
