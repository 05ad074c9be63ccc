import { toHex } from './hex.ts'

/** Returns the SHA-256 in hexadecimal. Web Crypto runs in browsers and servers. */
export async function sha256(data: string | BufferSource): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return toHex(new Uint8Array(digest))
}

/** Compares a secret with a sent value. It compares hashes, so its time does not reveal where they differ. */
export async function isEqualSecret(secret: string, sent: string): Promise<boolean> {
  return (await sha256(secret)) === (await sha256(sent))
}
