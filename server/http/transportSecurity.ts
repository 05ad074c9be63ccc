/** For a year: long enough for the lists of hosts that browsers preload. Subdomains are not the site's to decide about. */
const HEADER = 'max-age=31536000'

type Site = (request: Request, remoteAddress?: string) => Promise<Response>

/** Behind an https origin every answer tells browsers to use nothing else (RFC 6797, HSTS); other origins must not say so. */
export function withTransportSecurity(site: Site, origin: string): Site {
  if (!origin.startsWith('https:')) return site
  return async (request, remoteAddress) => {
    const response = await site(request, remoteAddress)
    response.headers.set('Strict-Transport-Security', HEADER)
    return response
  }
}
