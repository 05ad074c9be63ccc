import { Fragment } from 'react'

/** The mark between the parts of a Japanese title. */
const MARK = '／'

/** A title in whose lines the mark between two parts stands at an end: neither alone nor at a beginning. */
export function TitleText({ children }: { children: string }) {
  const parts = children.split(MARK)
  return parts.map((part, index) =>
    index < parts.length - 1 ? (
      <Fragment key={index}>
        {part.slice(0, -1)}
        <span className="nb">
          {part.slice(-1)}
          {MARK}
        </span>
        <wbr />
      </Fragment>
    ) : (
      part
    ),
  )
}
