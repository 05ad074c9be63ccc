/** Checks that the kinds of content share. */

import { toJstIso } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import type { Mistake } from '../mistakes.ts'
import type { Closing } from '../ports/content.ts'
import type { ContentIssue } from './kind.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
const LETTERS = /\p{L}/gu

/** The least share of Japanese letters in a Japanese text, and the greatest in an English one, which may name things in Japanese. */
const SHARE = 0.2

/** Returns the issue of a field, or none. */
export const issueIf = (isWrong: boolean, field: string, mistake: Mistake): ContentIssue[] =>
  isWrong ? [{ field, mistake }] : []

export const blankIssues = (texts: Record<string, string>): ContentIssue[] =>
  Object.entries(texts).flatMap(([field, text]) => issueIf(text.trim() === '', field, 'blank'))

/** Returns an issue for a longer text that is not in its language. */
export function languageIssues(lang: Lang, field: string, text: string): ContentIssue[] {
  const japanese = isJapanese(text)
  if (japanese === null || japanese === (lang === 'ja')) return []
  return [{ field, mistake: lang === 'ja' ? 'notJapanese' : 'notEnglish' }]
}

/** Returns whether most of a text is written in Japanese, by a fifth of its letters; null without letters. */
function isJapanese(text: string): boolean | null {
  const letters = text.match(LETTERS)?.length ?? 0
  return letters === 0 ? null : (text.match(JAPANESE)?.length ?? 0) / letters >= SHARE
}

/** Returns a time as the public contract has it: in Japan, without parts of seconds. */
export const publicTime = (time: string | Date): string => toJstIso(new Date(time))

/** Returns whether a body leaves something closed: by its own field, or by an end that staff gave. */
export const staysClosed = (asked: boolean | undefined, before: { closed: Closing | null } | null): boolean =>
  asked ?? before?.closed?.by === 'staff'

/** Returns the end of a written item: the present one while it stays closed. */
export const endOf = (
  isClosed: boolean,
  before: { closed: Closing | null } | null,
  now: Date,
): Closing | null => (isClosed ? (before?.closed ?? { at: now.toISOString(), by: 'staff' }) : null)
