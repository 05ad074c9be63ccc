import { createHash } from 'node:crypto'

/** The characters of a tag, 132 bits. */
const LENGTH = 22

/** Returns the tag of a text or a file. It is weak, because a file and its compressed variants share one (RFC 9110, 8.8.3). */
export const weakTag = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, LENGTH)}"`
