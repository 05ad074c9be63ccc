import type { Random } from './ports/env.ts'

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

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a hexadecimal text. Invalid digits become zeros. */
export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Tokens of 192 random bits in base64url. */
export const random: Random = {
  token(prefix) {
    const bytes = crypto.getRandomValues(new Uint8Array(24))
    const text = btoa(String.fromCharCode(...bytes))
    return `${prefix}_${text.replaceAll('+', '-').replaceAll('/', '_')}`
  },
}
