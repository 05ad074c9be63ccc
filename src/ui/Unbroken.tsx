import { Fragment } from 'react'

/**
 * Parts that stay on one line. In Japanese: a separator and the character before it, a number and its unit of time (週1〜2日, 14カ月分), a Latin
 * word and the Japanese word before it (シリーズC, 決済API). In English: the letters around a hyphen (cloud-cost), a number with the first letter
 * of its noun (2 days), and Series B. Also a name with さん, and
 * the long words of job titles. Browsers that break Japanese between phrases would break these. No browser breaks between two digits or
 * two letters.
 */
const whole =
  /(\S{0,3}さん[、。]?|(?:バックエンド|フロントエンド|プロジェクト|プロダクト|エンジニア|マネージャー|デザイナー|会計ソフト)／?|.／|[週月年日約]\d[\d,.〜]*\p{sc=Han}?|\d[カか]月[間分]?|(?:[a-z]-|\d |series )[a-z]|[\p{sc=Han}\p{sc=Kana}ー]{1,4}[a-z][\w.+#-]*)/iu

/** A title, a fact or a sentence, without bad breaks. Breaks are best after separators. */
export function Unbroken({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Fragment key={index}>
        <span className="nb">{part}</span>
        {part.endsWith('／') && <wbr />}
      </Fragment>
    ),
  )
}
