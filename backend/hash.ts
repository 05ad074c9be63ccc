import { toHex } from './hex.ts'

/** SHA-256 in hexadecimal, by Web Crypto, which browsers and servers share. */
export async function sha256(data: string | BufferSource): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return toHex(new Uint8Array(digest))
}

/** Compares a secret with what somebody sent; the time tells nothing of where they differ, as their hashes are compared. */
export async function isEqualSecret(secret: string, sent: string): Promise<boolean> {
  return (await sha256(secret)) === (await sha256(sent))
}
