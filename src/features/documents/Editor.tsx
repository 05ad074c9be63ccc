import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#src/context/language.ts'
import styles from './Editor.module.css'
import { RowUndo } from './RowUndo.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'

interface EditorProps {
  /** The name of the document. */
  title: string
  /** The sheet as it will be printed; not rendered on narrow screens. */
  preview: ReactNode
  /** Right of the preview's heading, such as "1 / 2". */
  page?: ReactNode
  children: ReactNode
}

/** The form of a document, on wide screens beside its sheet. */
export function Editor({ title, preview, page, children }: EditorProps) {
  const t = useTexts('documents')
  const id = useId()
  const isWide = useMediaQuery('(min-width: 64em)', false)
  return (
    <div className={styles.columns}>
      <div>
        <RowUndo>{children}</RowUndo>
      </div>
      {isWide && (
        // A sheet that is higher than the window scrolls, also with keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region takes the focus (WCAG 2.1.1).
        <section tabIndex={0} aria-labelledby={id} className={styles.preview}>
          <div className={styles.previewHead}>
            <h2 id={id}>{t.preview}</h2>
            {page && <span className="meta num">{page}</span>}
          </div>
          <div role="img" aria-label={t.previewOf({ title })} lang="ja" className={styles.sheet}>
            {preview}
          </div>
        </section>
      )}
    </div>
  )
}

/** The shape of an editor: fields beside a sheet. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={styles.columns}>
      <SkeletonParts parts={['fields']} />
      <div className={styles.preview}>
        <SkeletonParts parts={['paper']} />
      </div>
    </div>
  )
}
