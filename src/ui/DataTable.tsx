import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './DataTable.module.css'

interface DataTableProps {
  /** Hidden name of the table, for screen readers. */
  caption: string
  head: string[]
  /** The first cell of each row is its heading. */
  rows: ReactNode[][]
  className?: string
}

/** Minimum number of columns for scrolling sideways on a phone. */
const WIDE = 4

/** A ruled table of facts. */
export function DataTable({ caption, head, rows, className }: DataTableProps) {
  const isWide = head.length >= WIDE
  const table = (
    <table aria-label={caption} className={cx(styles.table, isWide && styles.wide, className)}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <Unbroken>{name}</Unbroken>
            </th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (!isWide) return table
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={styles.scroll}>
      {table}
    </div>
  )
}
