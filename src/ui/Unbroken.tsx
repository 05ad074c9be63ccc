import { Fragment } from 'react'

/** A name with さん and the mark after it. An expression of its own, because both together would not run in linear time. */
const names = /([\p{sc=Han}\p{sc=Kana}a-z]{1,3}さん[、。]?)/iu

/**
 * Parts that stay on one line. In Japanese: a separator and the character before it, a number and its unit of time (週1〜2日, 14カ月分), a Latin
 * word and the Japanese word before it (シリーズC, 決済API). In English: the letters around a hyphen (cloud-cost), a number with the first letter
 * of its noun (2 days), and Series B. Also the long words of job titles. Browsers that break Japanese between phrases would break these. No
 * browser breaks between two digits or two letters.
 */
const words =
  /((?:バックエンド|フロントエンド|プロジェクト|プロダクト|エンジニア|マネージャー|デザイナー|会計ソフト)／?|.／|[週月年日約]\d[\d,.〜]*\p{sc=Han}?|\d[カか]月[間分]?|(?:[a-z]-|\d |series )[a-z]|[\p{sc=Han}\p{sc=Kana}ー]{1,4}[a-z][\w.+#-]*)/iu

type Part = { text: string; isWhole: boolean }

const split = (text: string, by: RegExp): Part[] =>
  text.split(by).map((part, index) => ({ text: part, isWhole: index % 2 === 1 }))

const partsOf = (text: string) =>
  split(text, names).flatMap((part) => (part.isWhole ? [part] : split(part.text, words)))

/** A title, a fact or a sentence, without bad breaks. Breaks are best after separators. */
export function Unbroken({ children }: { children: string }) {
  return partsOf(children).map(({ text, isWhole }, index) =>
    isWhole ? (
      <Fragment key={index}>
        <span className="nb">{text}</span>
        {text.endsWith('／') && <wbr />}
      </Fragment>
    ) : (
      text
    ),
  )
}
