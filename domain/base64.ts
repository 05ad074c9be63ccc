/** Base64 (RFC 4648, section 4). `Uint8Array.fromBase64` does the same, but Node 24 does not have it. */

/** The most characters that are passed to one call, below the limit of arguments of every engine. */
const PIECE = 0x8000

/** Returns the bytes of a base64 text, or null for another text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  }
  return btoa(text)
}
