import { create } from 'fontkit'
import type { Face } from './typeface.ts'

/** Opens a font file. Throws for a collection of fonts. */
export function openFace(name: string, bytes: Uint8Array<ArrayBuffer>): Face {
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${name} is no single font`)
  return { name, font, bytes }
}
