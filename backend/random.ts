import type { Random } from './ports/env.ts'

/** Tokens of 192 random bits in base64url. */
export const random: Random = {
  token(prefix) {
    const bytes = crypto.getRandomValues(new Uint8Array(24))
    const text = btoa(String.fromCharCode(...bytes))
    return `${prefix}_${text.replaceAll('+', '-').replaceAll('/', '_')}`
  },
}
