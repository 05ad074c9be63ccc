import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import { RowUndo } from './RowUndo.tsx'
import styles from './Editor.module.css'

interface EditorProps {
  /** The document as it is in the form, rendered by `DocumentPreview`. */
  preview: ReactNode
  children: ReactNode
}

/** The form of a document with its sheets: beside it on wide screens, below it on narrow ones. */
export function Editor({ preview, children }: EditorProps) {
  const t = useTexts('documents')
  const id = useId()
  const isWide = useMediaQuery('(min-width: 64em)', false)
  return (
    <div className={styles.columns}>
      <div>
        <RowUndo>{children}</RowUndo>
      </div>
      <section
        // Sheets that are higher than the window scroll, also with keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling region takes the focus (WCAG 2.1.1).
        tabIndex={isWide ? 0 : undefined}
        aria-labelledby={id}
        className={styles.preview}
      >
        <Heading level={2} id={id} className={styles.previewTitle}>
          {t.preview}
        </Heading>
        <WhenNear className={styles.sheets}>{preview}</WhenNear>
      </section>
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
