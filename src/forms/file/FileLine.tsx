import { useTexts } from '../../context/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FileField.module.css'
import { kilobytes } from './kilobytes.ts'

interface FileLineProps {
  id: string
  name: string
  size: number
  /** The part that has been read, from 0 to 1; undefined when it is not being read. */
  part?: number
}

/** The name, size and reading progress of a chosen file. */
export function FileLine({ id, name, size, part }: FileLineProps) {
  const t = useTexts('files')
  return (
    <span className={styles.file}>
      <Icon name="file" />
      <span id={id} className={styles.name}>
        {name} <span className="meta nb">{t.size({ kb: kilobytes(size) })}</span>
      </span>
      {part !== undefined && <progress value={part} aria-label={t.reading} className={styles.progress} />}
    </span>
  )
}
