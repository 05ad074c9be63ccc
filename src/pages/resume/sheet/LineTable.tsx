import styles from './Sheet.module.css'
import type { SheetLine } from './historyLines.ts'
import { words } from './words.ts'

interface LineTableProps {
  title: string
  lines: readonly SheetLine[]
  /** The number of lines that the form has. More lines continue on an appendix sheet. */
  room: number
}

/** A table of 年, 月 and text, with empty lines up to its room. */
export function LineTable({ title, lines, room }: LineTableProps) {
  const shown: SheetLine[] =
    lines.length > room
      ? [...lines.slice(0, room - 1), { year: '', month: '', text: words.appendix, align: 'right' }]
      : [...lines, ...Array.from({ length: room - lines.length }, () => blank)]
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>{words.year}</th>
          <th>{words.month}</th>
          <th>{title}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ year, month, text, align }, index) => (
          <tr key={index}>
            <td>{year}</td>
            <td>{month}</td>
            <td className={align && styles[align]}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const blank: SheetLine = { year: '', month: '', text: '' }
