import { toHex } from './hex.ts'

/** SHA-256 in hexadecimal, by Web Crypto, which browsers and servers share. */
export async function sha256(data: string | BufferSource): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return toHex(new Uint8Array(digest))
}
