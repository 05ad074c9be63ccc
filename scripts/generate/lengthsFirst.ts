import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes the generated schemas end the check of a text that is too long, so that no pattern runs on it. zod runs all checks of a
 * value otherwise. orval writes the length before the pattern.
 */
export function checkLengthsFirst(file: string): void {
  const schemas = readFileSync(file, 'utf8')
  writeFileSync(file, schemas.replaceAll(/zod\.maxLength\((\w+)\)/g, 'zod.maxLength($1, { abort: true })'))
}
