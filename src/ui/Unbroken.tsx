import { Fragment } from 'react'

/**
 * Parts that stay on one line. In Japanese: a separator of a title with the character before it, a number with the period before or after
 * it (週1〜2日, 14カ月分), and a Latin word with the Japanese word before it (シリーズC, 決済API). In English: the letters around a hyphen
 * (cloud-cost), a number with the first letter of its noun (2 days), and Series B. Browsers that break Japanese at phrases break within these. No browser breaks between two digits or
 * two letters.
 */
const whole =
  /(.／|[週月年日約]\d[\d,.〜]*\p{sc=Han}?|\d[カか]月[間分]?|(?:[a-z]-|\d |series )[a-z]|[\p{sc=Han}\p{sc=Kana}ー]{1,4}[a-z][\w.+#-]*)/iu

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
