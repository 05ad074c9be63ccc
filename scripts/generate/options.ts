import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

type OptionFile = {
  type: string
  description: string
  enum: (string | number)[]
  'x-enum-varnames'?: string[]
}

/**
 * Writes the option lists as TypeScript: lists of keys become a constant array, lists of ids an object of name to id,
 * each with a type of the same name.
 */
export function writeOptions(folder: string, target: string): void {
  const parts = readdirSync(folder)
    .sort()
    .map((file) =>
      optionList(basename(file, '.yaml'), parse(readFileSync(join(folder, file), 'utf8')) as OptionFile),
    )
  writeFileSync(
    target,
    ['// Generated from openapi/components/options. Do not edit.', ...parts].join('\n\n') + '\n',
  )
}

function optionList(
  name: string,
  { description, enum: values, 'x-enum-varnames': names }: OptionFile,
): string {
  const doc = `/** ${description.trim()} */\n`
  if (!names)
    return `${doc}export const ${name} = ${JSON.stringify(values)} as const\nexport type ${name} = (typeof ${name})[number]`
  const entries = values.map((value, index) => `  ${names[index]}: ${value},`)
  return `${doc}export const ${name} = {\n${entries.join('\n')}\n} as const\nexport type ${name} = (typeof ${name})[keyof typeof ${name}]`
}
