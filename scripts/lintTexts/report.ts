import type { Result } from './lint.ts'

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
