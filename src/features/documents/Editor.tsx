import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useId } from 'react'
import { latePart } from '#src/context/latePart.tsx'
import { useTexts } from '#src/context/language.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import styles from './Editor.module.css'
import { RowUndo } from './RowUndo.tsx'

/** The layout of the file and its fonts are large, so they load after the form. */
const LivePaper = latePart({
  texts: ['pdf'],
  load: async () => (await import('#src/features/pdf/preview/LivePaper.tsx')).LivePaper,
  instead: NoPreview,
})

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
        <h2 id={id} className={styles.previewTitle}>
          {t.preview}
        </h2>
        <WhenNear className={styles.sheets}>{preview}</WhenNear>
      </section>
    </div>
  )
}

/** The sheets of a document that is being written. */
export function DocumentPreview(props: { source: Source; from?: number }) {
  return (
    <Suspense fallback={<SkeletonParts parts={['paper']} />}>
      <LivePaper {...props} />
    </Suspense>
  )
}

function NoPreview() {
  const { previewFailed: t } = useTexts('documents')
  return <p className="meta">{`${t.title} ${t.text}`}</p>
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
