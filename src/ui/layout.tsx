/** The boxes of a page: its width, columns, a panel, a row of buttons, and running text. */

import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Words } from './Unbroken.tsx'
import styles from './layout.module.css'

/** The width of the page with its side margins. */
export function Wrap({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.wrap, className)} />
}

interface ColumnsProps extends ComponentProps<'div'> {
  /** Side of the narrow column from 64em: 17rem wide at the start, 20rem at the end. */
  aside: 'start' | 'end'
}

/** Two columns, stacked on small screens. */
export function Columns({ aside, className, ...rest }: ColumnsProps) {
  return <TwoColumns {...rest} className={cx(styles.columns, styles[aside], className)} />
}

/** Two columns; their style sheet sets `--first` and `--both`, see the style sheet of this file. */
export function TwoColumns({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.two, className)} />
}

interface PanelProps extends ComponentProps<'div'> {
  /** Stays in sight in a narrow column beside the page. */
  stuck?: boolean
}

/** A white panel with a border, for interactive content. */
export function Panel({ stuck, className, ...rest }: PanelProps) {
  return <div {...rest} className={cx(styles.panel, stuck && styles.stuck, className)} />
}

/** The buttons that lead on from a page: a row, on a phone below each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}

/** Running text of paragraphs, small headings and lists, 42em wide at most. `RichText` has more. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.prose, className)} />
}

/** The paragraph under a heading: a little larger, quieter, 40em wide at most. Its dates and numbers stay on one line. */
export function Lead({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cx(styles.lead, className)}>
      <Words>{children}</Words>
    </p>
  )
}
