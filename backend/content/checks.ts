/** Checks that the kinds of content share. */
import { toJstIso } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import { isJapanese } from '#domain/script.ts'
import type { Closing } from '../ports/content.ts'
import type { ContentIssue, Mistake } from './kind.ts'

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
