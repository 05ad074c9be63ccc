import type { ComponentProps } from 'react'
import { Unbroken } from './Unbroken.tsx'

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3 | 4
}

/**
 * A heading without bad breaks. Every heading of the site is one; a link in it has its text in `Unbroken`. Another text is another element,
 * because a browser that translates the page replaces the text nodes, and React cannot remove them.
 */
export function Heading({ level, children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag key={typeof children === 'string' ? children : undefined} {...rest}>
      <Unbroken>{children}</Unbroken>
    </Tag>
  )
}
