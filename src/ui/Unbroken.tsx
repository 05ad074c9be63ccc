import { type ReactNode, Children, Fragment } from 'react'
import { wholeParts } from './wholeParts.ts'

/**
 * A title, a fact or a sentence, without bad breaks. Children that are no text stay as they are. Breaks are best after separators.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? <Text text={child} /> : child))
}

function Text({ text }: { text: string }) {
  return wholeParts(text).map((part, index) =>
    part.isWhole ? (
      <Fragment key={index}>
        <span className="nb">{part.text}</span>
        {part.text.endsWith('／') && <wbr />}
      </Fragment>
    ) : (
      part.text
    ),
  )
}
