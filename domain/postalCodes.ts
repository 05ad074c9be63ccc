/**
 * The prefectures, as in a Japanese address, by the first two digits of a postal code, from '00' (Japan Post, 郵便番号データ). The full table has 120,000 rows, 2 MB,
 * so only the prefecture is known. A few areas of a code's edge belong to a neighbouring prefecture; `exceptions` has those of
 * three digits.
 */
const ranges: [lastTwoDigits: number, prefecture: string][] = [
  [0, '北海道'],
  [1, '秋田県'],
  [2, '岩手県'],
  [3, '青森県'],
  [9, '北海道'],
  [20, '東京都'],
  [25, '神奈川県'],
  [29, '千葉県'],
  [31, '茨城県'],
  [32, '栃木県'],
  [36, '埼玉県'],
  [37, '群馬県'],
  [39, '長野県'],
  [40, '山梨県'],
  [43, '静岡県'],
  [49, '愛知県'],
  [50, '岐阜県'],
  [51, '三重県'],
  [52, '滋賀県'],
  [59, '大阪府'],
  [62, '京都府'],
  [63, '奈良県'],
  [64, '和歌山県'],
  [67, '兵庫県'],
  [68, '鳥取県'],
  [69, '島根県'],
  [71, '岡山県'],
  [73, '広島県'],
  [75, '山口県'],
  [76, '香川県'],
  [77, '徳島県'],
  [78, '高知県'],
  [79, '愛媛県'],
  [83, '福岡県'],
  [84, '佐賀県'],
  [85, '長崎県'],
  [86, '熊本県'],
  [87, '大分県'],
  [88, '宮崎県'],
  [89, '鹿児島県'],
  [90, '沖縄県'],
  [91, '福井県'],
  [92, '石川県'],
  [93, '富山県'],
  [95, '新潟県'],
  [97, '福島県'],
  [98, '宮城県'],
  [99, '山形県'],
]

/** By the first three digits: Oki, Tsushima, and Shimamoto in Osaka beside Ōyamazaki in Kyoto, which share theirs. */
const exceptions: Record<string, string | null> = { '685': '島根県', '817': '長崎県', '618': null }

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

/** Returns the Japanese name of the prefecture of a complete postal code; null for other texts and for codes of two prefectures. */
export function prefectureOf(text: string): string | null {
  const digits = digitsOf(text)
  if (!digits) return null
  const exception = exceptions[digits.slice(0, 3)]
  if (exception !== undefined) return exception
  const start = Number(digits.slice(0, 2))
  return ranges.find(([last]) => start <= last)?.[1] ?? null
}
