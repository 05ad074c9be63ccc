import { Fragment } from 'react'

/** Separator of the parts of a Japanese title. */
const MARK = '／'

/** Breaks a title after its separators only, so that none begins a line or has one to itself. */
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
