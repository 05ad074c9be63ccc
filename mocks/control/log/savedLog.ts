/** The log as text, for a reload of the page. */

import * as z from 'zod/mini'
import { LogDetail, UnhandledCall } from '../generated/zod.ts'
import { parseSaved } from '../parseSaved.ts'
import type { SavedLog } from './log.ts'

/** The characters that are saved at most. Browsers store five million per tab, and the panel saves a snapshot there, too. */
const MOST = 1_000_000

const schema = z.object({ details: z.array(LogDetail), unhandled: z.array(UnhandledCall) })

/** Returns the newest requests that fit, in their order. */
export function printLog({ details, unhandled }: SavedLog): string {
  const fitting: string[] = []
  let left = MOST
  for (const detail of details.toReversed()) {
    const text = JSON.stringify(detail)
    left -= text.length
    if (left < 0) break
    fitting.unshift(text)
  }
  return `{"details":[${fitting.join(',')}],"unhandled":${JSON.stringify(unhandled)}}`
}

/** Returns null for a text of another version or none. */
export const parseLog = (text: string | null): SavedLog | null => parseSaved(schema, text)
