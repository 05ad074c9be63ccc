import { Fragment } from 'react'

/**
 * Parts that stay on one line. In Japanese: a separator of a title with the character before it, a number with its unit and the period before
 * it (週1〜2日, 14カ月分), and a Latin word with the Japanese word before it (シリーズC, 決済API). In English: words with hyphens (cloud-cost).
 * Browsers that break Japanese at phrases break within these.
 */
const whole =
  /(.／|[週月年日約]\d[\d,.〜]*(?:[カか]月[間分]?|\p{sc=Han})?|\d[\d,.〜]*(?:[カか]月[間分]?|\p{sc=Han})|[\p{sc=Han}\p{sc=Kana}ー]{1,4}[A-Za-z][\w.+#-]*|(?<![\w-])[A-Za-z]{1,12}(?:-[A-Za-z]{1,12}){1,2}(?![\w-]))/u

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
