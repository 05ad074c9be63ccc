import { datePattern } from '../lib/datePattern.ts'

/** A part of a text. A whole one stays on one line. */
type Part = { text: string; isWhole: boolean }

/** Words that begin within a long run of katakana: プロジェクト｜マネージャー. */
const seconds =
  /(?=エンジニア|マネージャー|デザイナー|プログラマー|プログラム|アーティスト|コンサルタント|プランナー|アナリスト|リーダー|ライター|サーバー|プラットフォーム|チェーン|サービス|アプリ|テスト|ゲーム|ストレージ)/u

/**
 * A slash, particles and さん, which belong to the word before them (browsers keep brackets themselves); a date with its weekday (12月7日（月）, Mon 7 Dec); a number and its unit of
 * time (週1〜2日, 14カ月分, 24時間); in English a number with its noun (2 days, 2.2 Million yen) and Series B; どこからでも and お問い合わせ, fractions (12分の1), amounts (35万6,400円) and the name of a company (株式会社サンプル); then words of kanji, katakana and Latin letters, and all other characters one by one.
 */
const pieces =
  /[）」』]{0,3}／+|\d{1,3}(?:\.\d)?(?:–\d{1,3}(?:\.\d)?)? Million yen|どこ(?:から)?でも|お問い合わせ|\d分の\d+|\d[万億](?:\d[\d,]*)?円|株式会社[\p{sc=Han}\p{sc=Kana}ー々]+|[をがはにでとのもへや](?!\p{sc=Hira})|さん[、。]?|[週月年日約]\d[\d,.〜]*\p{sc=Han}?|\d[カか]月[間分]?|\d(?:営業日|時間|[日年週分]間)|\d\p{sc=Han}|\d [a-z]+|series [a-z]|[\p{sc=Han}々]+|[\p{sc=Kana}ー]+|[a-z][\w.+#-]*|[^]/giu

const isCompany = (piece: string): boolean => piece.startsWith('株式会社')

/** Longer words are not whole, as they could be wider than a phone. */
const isWhole = (piece: string): boolean =>
  piece.length > 1 &&
  (/^[\p{sc=Han}々]/u.test(piece)
    ? piece.length <= (isCompany(piece) ? 18 : 4) || /\d/.test(piece)
    : /^[\p{sc=Kana}ー]/u.test(piece)
      ? piece.length <= 9
      : /^\d|^どこ|^お問い|^series |^[a-z]+ \d/i.test(piece) || (piece.includes('-') && piece.length <= 18))

/** Texts up to this length have one line everywhere, unless a table has a column of long katakana words. */
const SHORT = 10
const longKatakana = /[\p{sc=Kana}ー]{9}/u

/**
 * Splits a text into parts that stay on one line, and the text between them. In a sentence, a break within a word is usual: there only
 * numbers, names and slashes are parts, as each part is an element, and a job has many sentences.
 */
export function wholeParts(text: string, isSentence: boolean): Part[] {
  if (text.length <= SHORT && !longKatakana.test(text)) return text ? [{ text, isWhole: false }] : []
  const parts: Part[] = []
  for (const piece of piecesOf(text)) add(parts, piece)
  return isSentence ? withoutWords(parts) : parts
}

function piecesOf(text: string): string[] {
  const dates = text.match(datePattern) ?? []
  return text
    .split(datePattern)
    .flatMap((between, place) => [
      ...(between.match(pieces) ?? []).flatMap((run) => run.split(seconds)),
      ...dates.slice(place, place + 1),
    ])
}

/** Whether a long run of katakana may break after this part of it, where browsers see one word. */
export const breaksAfter = (part: Part, next?: Part): boolean =>
  next !== undefined && /[\p{sc=Kana}ー]{4}$/u.test(part.text) && next.text.search(seconds) === 0

/** Joins Japanese words with the text around them. */
function withoutWords(parts: Part[]): Part[] {
  const joined: Part[] = []
  for (const part of parts) {
    const { text } = part
    const last = joined.at(-1)
    const stays =
      part.isWhole &&
      (text.includes('さん') || isCompany(text) || !/^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}々ー]+$/u.test(text))
    if (last && !last.isWhole && !stays) last.text += text
    else joined.push({ text, isWhole: stays })
  }
  return joined
}

function add(parts: Part[], piece: string): void {
  const last = parts.at(-1)
  if (!last || !belongsTo(last, piece)) {
    if (last && !last.isWhole && !isWhole(piece)) last.text += piece
    else parts.push({ text: piece, isWhole: isWhole(piece) })
  } else if (last.isWhole) {
    last.text += piece
  } else {
    const letter = last.text.slice(-1)
    last.text = last.text.slice(0, -1)
    parts.push({ text: letter + piece, isWhole: true })
  }
}

/** A slash or さん belongs to any text before it, a middle dot and a particle to a word, a Latin word to a Japanese word (決済API). */
function belongsTo(last: Part, piece: string): boolean {
  if (/^(?:[）」』]*／+|さん[、。]?)$/.test(piece)) return true
  if (/^[をがはにでとのもへや]$/.test(piece))
    return last.isWhole || /[\p{sc=Han}\p{sc=Kana}ー\w）」』]$/u.test(last.text)
  if (!last.isWhole) return false
  if (piece === '・') return true
  return (
    /^[a-z]/i.test(piece) &&
    /[\p{sc=Han}\p{sc=Kana}ー]$/u.test(last.text) &&
    last.text.length + piece.length <= 10
  )
}
