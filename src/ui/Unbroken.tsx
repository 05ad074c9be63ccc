import { Fragment } from 'react'

/**
 * Parts that stay on one line: a separator of a Japanese title with the character before it, a number with the
 * period before it (週3日), and a Latin word with the Japanese word before it (シリーズC, 決済API). Browsers that break
 * Japanese at phrases break within these.
 */
const whole = /(.／|[週月年日約]\d[\d,.〜]*\p{sc=Han}?|[\p{sc=Han}\p{sc=Kana}ー]{1,4}[A-Za-z][\w.+#-]*)/u

/** The title or a fact of a job or story, without bad breaks. Breaks are best after separators. */
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
