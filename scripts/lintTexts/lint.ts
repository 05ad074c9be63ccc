import type { Allowed } from './allowed.ts'
import { lintEnglish } from './english.ts'
import { lintJapanese } from './japanese.ts'
import { lintTerms } from './terms.ts'
import type { Finding, Text } from './text.ts'

export type Result = {
  findings: Finding[]
  /** Entries that allow nothing any more. */
  unused: Allowed[]
}

/** Reads texts in both languages. Omits allowed findings. */
export async function lint(texts: Text[], allowed: readonly Allowed[]): Promise<Result> {
  const found = [
    ...lintTerms(texts),
    ...(await lintEnglish(texts.filter(({ lang }) => lang === 'en'))),
    ...(await lintJapanese(texts.filter(({ lang }) => lang === 'ja'))),
  ]
  const used = new Set<Allowed>()
  const findings = found.filter((finding) => {
    const entry = allowed.find(
      ({ rule, text }) =>
        rule === finding.rule && (text?.test(`${finding.message}\n${finding.sentence}`) ?? true),
    )
    if (entry) used.add(entry)
    return entry === undefined
  })
  return { findings, unused: allowed.filter((entry) => !used.has(entry)) }
}

/** Returns the report: a line for each finding, with the sentence it is in. */
export function report(count: number, { findings, unused }: Result): string {
  const lines = findings.map(({ source: { path, line, key }, rule, message, sentence }) =>
    [`${path}:${line} ${key}`, `  ${rule}: ${oneLine(message)}`, `  ${oneLine(sentence)}`].join('\n'),
  )
  const left = unused.map(
    ({ rule, text }) => `scripts/lintTexts/allowed.ts: ${rule} ${text ?? ''} allows nothing any more`,
  )
  return [...lines, ...left, `${count} texts, ${findings.length} findings`].join('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
