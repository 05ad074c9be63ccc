import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes the generated schemas abort at a text that is too long, so that no pattern runs on it. By default zod runs all checks of a
 * value. orval writes the length before the pattern.
 */
export function checkLengthsFirst(file: string): void {
  const schemas = readFileSync(file, 'utf8')
  writeFileSync(file, schemas.replaceAll(/zod\.maxLength\((\w+)\)/g, 'zod.maxLength($1, { abort: true })'))
}
