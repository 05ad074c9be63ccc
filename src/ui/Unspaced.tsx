import { Fragment } from 'react'

/** A text without spaces, such as an e-mail address or the name of a file. It breaks at its marks: before a dot or an at sign, after others. */
export function Unspaced({ text }: { text: string }) {
  return text.split(/(?<=[_/-])|(?=[.@])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
