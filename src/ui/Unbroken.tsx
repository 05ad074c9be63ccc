import { Fragment } from 'react'

/**
 * Parts that stay on one line: a separator of a Japanese title with the character before it, a number with its unit and the
 * period before it (週3日), and a Latin word with the Japanese word before it (シリーズC, 決済API). Browsers that break
 * Japanese at phrases break within these.
 */
const whole =
  /(.／|[週月年日約第計各]\d[\d,.〜]*[\p{Script=Han}カ]{0,3}|[\p{Script=Han}\p{Script=Katakana}ー]{1,4}[A-Za-z][\w.+#-]*)/u

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
