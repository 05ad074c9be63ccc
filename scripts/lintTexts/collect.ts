import { globSync, readFileSync } from 'node:fs'
import type { Lang } from '#domain/lang.ts'
import { extractTexts } from './extract.ts'
import type { Text } from './text.ts'

/** The modules that contain texts for visitors and applicants. */
const modules = [
  'i18n/{ja,en}/*.ts',
  'content/**/*.ts',
  'domain/{advisors,brand,company}.ts',
  'mocks/control/people/*.ts',
]

/** Returns the texts of all modules, each text of a language once. */
export function collectTexts(): Text[] {
  const texts = globSync(modules)
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => extractTexts(path, readFileSync(path, 'utf8'), languageOf(path)))
  return [...new Map(texts.map((text) => [`${text.lang} ${text.text}`, text])).values()]
}

/** Returns the language of a folder; other modules have the keys `ja` and `en`. */
function languageOf(path: string): Lang | null {
  if (path.includes('/ja/')) return 'ja'
  return path.includes('/en/') ? 'en' : null
}
