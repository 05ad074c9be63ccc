import { toKatakana } from 'wanakana'

/** Names that are not read as they are spelled. */
const known: Record<string, string> = {
  nguyen: 'グエン',
  michael: 'マイケル',
  john: 'ジョン',
  james: 'ジェームズ',
  george: 'ジョージ',
}

/**
 * Spellings as letters that WanaKana reads, after the rules for foreign words (外来語の表記, Cabinet notice 2 of 1991): consonants without a
 * vowel get one, ti and di stay apart from chi and ji, l is r.
 */
const spellings: [RegExp, string][] = [
  [/['’.]/g, ''],
  [/ph/g, 'f'],
  [/sch/g, 'sh'],
  [/tch/g, 'ch'],
  [/ck|q/g, 'k'],
  [/th(?=[aeiouy])/g, 't'],
  [/th/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/r(?=l)|l(?=r)/g, 'ru'],
  [/l+|r+/g, 'r'],
  [/m(?=[bp])/g, 'n'],
  [/y(?![aeiou])/g, 'i'],
  [/w(?![aeiou])/g, 'u'],
  [/(?<![cs])h(?![aeiouy])/g, ''],
  [/([td])(?![aeiouy]|\1)/g, '$1o'],
  [/(ch|j)(?![aeiouy])/g, '$1i'],
  [/([bfgkmprvz]|sh)(?![aeiouy]|\1)/g, '$1u'],
  [/s(?![aeiouyhs])/g, 'su'],
  [/ti/g, 'thi'],
  [/di/g, 'dhi'],
  [/tu/g, 'twu'],
  [/du/g, 'dwu'],
  [/yi/g, 'i'],
]

/** Returns a proposal for a name in katakana, by its spelling. Null if it has letters without a rule. */
export function kanaOf(name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim()
  const kana = plain
    .split(/[\s-]+/)
    .map(
      (word) =>
        known[word] ?? toKatakana(spellings.reduce((text, [from, to]) => text.replace(from, to), word)),
    )
    .join(' ')
  return /^[\p{sc=Kana}ー ]+$/u.test(kana) ? kana : null
}
