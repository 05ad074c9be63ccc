import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { knownWords } from './knownWords.ts'
import { type Finding, type Text, sentenceAt } from './text.ts'

/** Texts of one call. Harper takes twice as long with a call for each. */
const BATCH = 500
const SEPARATOR = '\n\n'

/** Reads English texts with Harper, in British spelling. */
export async function lintEnglish(texts: Text[]): Promise<Finding[]> {
  const linter = new LocalLinter({ binary, dialect: Dialect.British })
  await linter.importWords(knownWords)
  const findings: Finding[] = []
  for (let start = 0; start < texts.length; start += BATCH)
    findings.push(...(await lintBatch(linter, texts.slice(start, start + BATCH))))
  await linter.dispose()
  return findings
}

async function lintBatch(linter: LocalLinter, texts: Text[]): Promise<Finding[]> {
  const document = texts.map(({ text }) => text).join(SEPARATOR)
  const found = await linter.organizedLints(document, { language: 'plaintext' })
  return Object.entries(found).flatMap(([rule, lints]) =>
    lints.flatMap((lint) => {
      const place = placeOf(texts, lint.span().start)
      return place ? [{ ...place, rule, message: `“${lint.get_problem_text()}”: ${lint.message()}` }] : []
    }),
  )
}

/** Returns the text and the sentence at a position of the document, which Harper counts in code points. */
function placeOf(texts: Text[], position: number): Pick<Finding, 'source' | 'sentence'> | null {
  let start = 0
  for (const source of texts) {
    const points = [...source.text]
    const offset = position - start
    if (offset < points.length)
      return { source, sentence: sentenceAt(source.text, points.slice(0, offset).join('').length) }
    start += points.length + SEPARATOR.length
  }
  return null
}
