import { Fragment } from 'react'
import { Link } from './Link.tsx'

interface LinkedProps {
  /** A sentence with its link texts in brackets: "I agree to the [terms of use]." */
  text: string
  /** Targets of the links, in order. */
  to: string[]
  /** Hidden text after each link; the links then open in a new tab. */
  newTab?: string
}

/** A text of the dictionaries with links in it. */
export function Linked({ text, to, newTab }: LinkedProps) {
  return text.split(/[[\]]/).map((part, index) => {
    const target = index % 2 === 1 ? to[(index - 1) / 2] : undefined
    if (target === undefined) return <Fragment key={index}>{part}</Fragment>
    return (
      <Link key={index} to={target} {...(newTab && { target: '_blank' })}>
        {part}
        {newTab && <span className="vh"> {newTab}</span>}
      </Link>
    )
  })
}
