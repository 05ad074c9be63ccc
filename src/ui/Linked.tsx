import { Fragment } from 'react'
import { Link } from './Link.tsx'

interface LinkedProps {
  /** A sentence with its links in brackets: "I agree to the [terms of use]." */
  text: string
  /** Where each of them leads, in order. */
  to: string[]
  /** The links open in a new tab, which these words say after each of them. */
  newTab?: string
}

/** A sentence of the dictionaries with links in it. */
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
