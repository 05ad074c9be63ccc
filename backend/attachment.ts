/** Characters of RFC 8187 that `encodeURIComponent` leaves as they are. */
const UNENCODED = /['()*]/g

/**
 * Returns the headers of a download: always an attachment, never rendered within the site. The name is given in ASCII, with underscores
 * for other characters, and whole in UTF-8 (RFC 6266).
 */
export function attachmentHeaders(name: string): Record<string, string> {
  const ascii = name.replace(/[^ -~]|["\\/%]/gu, '_')
  const whole = encodeURIComponent(name).replace(
    UNENCODED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`,
    'X-Content-Type-Options': 'nosniff',
  }
}
