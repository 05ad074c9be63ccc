import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

type OptionFile = {
  type: string
  description: string
  enum: (string | number)[]
  'x-enum-varnames'?: string[]
}

const NOTE = '// Generated from openapi/components/options. Do not edit.'

/**
 * Writes the option lists as TypeScript, each with a type of the same name. Lists of keys become a constant array, lists of ids an object
 * from name to id. Each list is a module, so that a page loads only the lists it uses. `options.ts` re-exports all.
 */
export function writeOptions(folder: string, target: string): void {
  const names = readdirSync(folder)
    .sort()
    .map((file) => basename(file, '.yaml'))
  mkdirSync(join(target, 'options'))
  for (const name of names) {
    const file = parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as OptionFile
    writeFileSync(join(target, 'options', `${name}.ts`), `${NOTE}\n\n${optionList(name, file)}\n`)
  }
  const exported = names.map((name) => `export * from './options/${name}.ts'\n`)
  writeFileSync(join(target, 'options.ts'), `${NOTE}\n\n${exported.join('')}`)
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
