import type { Prefecture } from '#openapi/generated/options.ts'

/**
 * The prefectures by the first two digits of a postal code, from '00' (Japan Post, 郵便番号データ). The full table has 120,000 rows, 2 MB,
 * so only the prefecture is known. A few areas of a code's edge belong to a neighbouring prefecture; `exceptions` has those of
 * three digits.
 */
const ranges: [lastTwoDigits: number, prefecture: Prefecture][] = [
  [0, 'hokkaido'],
  [1, 'akita'],
  [2, 'iwate'],
  [3, 'aomori'],
  [9, 'hokkaido'],
  [20, 'tokyo'],
  [25, 'kanagawa'],
  [29, 'chiba'],
  [31, 'ibaraki'],
  [32, 'tochigi'],
  [36, 'saitama'],
  [37, 'gunma'],
  [39, 'nagano'],
  [40, 'yamanashi'],
  [43, 'shizuoka'],
  [49, 'aichi'],
  [50, 'gifu'],
  [51, 'mie'],
  [52, 'shiga'],
  [59, 'osaka'],
  [62, 'kyoto'],
  [63, 'nara'],
  [64, 'wakayama'],
  [67, 'hyogo'],
  [68, 'tottori'],
  [69, 'shimane'],
  [71, 'okayama'],
  [73, 'hiroshima'],
  [75, 'yamaguchi'],
  [76, 'kagawa'],
  [77, 'tokushima'],
  [78, 'kochi'],
  [79, 'ehime'],
  [83, 'fukuoka'],
  [84, 'saga'],
  [85, 'nagasaki'],
  [86, 'kumamoto'],
  [87, 'oita'],
  [88, 'miyazaki'],
  [89, 'kagoshima'],
  [90, 'okinawa'],
  [91, 'fukui'],
  [92, 'ishikawa'],
  [93, 'toyama'],
  [95, 'niigata'],
  [97, 'fukushima'],
  [98, 'miyagi'],
  [99, 'yamagata'],
]

/** By the first three digits: Oki, Tsushima, and Shimamoto in Osaka beside Ōyamazaki in Kyoto, which share theirs. */
const exceptions: Record<string, Prefecture | null> = { '685': 'shimane', '817': 'nagasaki', '618': null }

/** Returns the seven digits of a typed postal code (〒460-0008, ４６０－０００８), or null. */
function digitsOf(text: string): string | null {
  const folded = text.normalize('NFKC').replace(/^[〒\s]*/, '')
  return /^(\d{3})[-‐‑‒–—―−ー\s]?(\d{4})\s*$/.test(folded) ? folded.replaceAll(/\D/g, '') : null
}

/** Formats a typed postal code as 460-0008. Returns any other text unchanged. */
export function formattedPostalCode(text: string): string {
  const digits = digitsOf(text)
  return digits ? `${digits.slice(0, 3)}-${digits.slice(3)}` : text
}

/** Returns the prefecture of a complete postal code; null for other texts and for codes of two prefectures. */
export function prefectureOf(text: string): Prefecture | null {
  const digits = digitsOf(text)
  if (!digits) return null
  const exception = exceptions[digits.slice(0, 3)]
  if (exception !== undefined) return exception
  const start = Number(digits.slice(0, 2))
  return ranges.find(([last]) => start <= last)?.[1] ?? null
}
