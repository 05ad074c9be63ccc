import { Fragment } from 'react'

/**
 * Parts that stay on one line: a separator of a Japanese title with the character before it, and a number or Latin word with
 * its Japanese neighbours: 週3日, シリーズC, 決済API. Browsers that break Japanese at phrases break within these.
 */
const whole =
  /(.／|[\p{Script=Han}\p{Script=Katakana}ー]{1,4}[\w.+#〜-]+[\p{Script=Han}カ]{0,3}|[\w.+#〜-]+[\p{Script=Han}カ]{1,3})/u

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
