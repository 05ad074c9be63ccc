import type { Schema } from '../contract/document.ts'

/** Whether a field takes any text, and one that is long enough to be cut off. */
export function isFreeText({ type, maxLength = 0, pattern, format, enum: choices }: Schema): boolean {
  return type === 'string' && maxLength >= 60 && !pattern && !format && !choices
}
