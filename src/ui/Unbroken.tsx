import { type ReactNode, Children, Fragment } from 'react'
import { breaksAfter, wholeParts } from './wholeParts.ts'

interface UnbrokenProps {
  /** The text is a sentence, not a title or a short fact: its words may break. */
  sentence?: boolean
  children: ReactNode
}

/** A text without bad breaks. Children that are no text stay as they are. Breaks are best after separators. */
export function Unbroken({ sentence = false, children }: UnbrokenProps) {
  return Children.map(children, (child) =>
    typeof child === 'string' ? <Text text={child} isSentence={sentence} /> : child,
  )
}

/** A sentence without bad breaks. Its element changes with the text, so that a page translator cannot break the update. */
export function Sentence({ text }: { text: string }) {
  return (
    <span key={text}>
      <Unbroken sentence>{text}</Unbroken>
    </span>
  )
}

/** A text becomes a sentence without bad breaks. Other content stays as it is. */
export const Words = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? <Sentence text={children} /> : children

function Text({ text, isSentence }: { text: string; isSentence: boolean }) {
  return wholeParts(text, isSentence).map((part, index, parts) =>
    part.isWhole ? (
      <Fragment key={index}>
        <span className="nb">{part.text}</span>
        {(part.text.endsWith('／') || breaksAfter(part, parts[index + 1])) && <wbr />}
      </Fragment>
    ) : (
      part.text
    ),
  )
}
