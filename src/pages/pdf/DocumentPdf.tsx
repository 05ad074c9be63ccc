import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { fileName } from '#src/features/pdf/fileName.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import type { MadePdf } from '#src/features/pdf/makePdf.ts'
import { PaperPreview } from '#src/features/pdf/PaperPreview.tsx'
import { usePdf } from '#src/features/pdf/usePdf.ts'
import { saveFile } from '#src/lib/download.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { TwoColumns } from '#src/ui/layout.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { FilePanel } from './FilePanel.tsx'
import { Gaps, gapsOf } from './Gaps.tsx'
import { FailedPanel, MakingPanel } from './MakingPanel.tsx'
import styles from './DocumentPdf.module.css'

interface DocumentPdfProps {
  source: Source
  startsDownload: boolean
}

/** Makes the file of a document, and again after a failure. */
export function DocumentPdf(props: DocumentPdfProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

/** Shows the sheets of a document and, beside them, how far the file is and the download. */
function Attempt({ source, startsDownload, onRetry }: DocumentPdfProps & { onRetry: () => void }) {
  const t = useTexts('pdf')
  const making = usePdf(source)
  const made = making.status === 'ready' ? making.made : undefined
  useFirstDownload(startsDownload ? made : undefined, source)
  return (
    <TwoColumns className={styles.columns}>
      <section aria-labelledby="preview" aria-busy={making.status === 'making'}>
        <Heading level={2} id="preview" className="vh">
          {t.preview}
        </Heading>
        {made ? (
          <PaperPreview
            paper={made.paper}
            typeface={made.typeface}
            label={(page, pages) => t[source.kind].sheet({ page, pages })}
            caption={(page, pages) => t.page({ page, pages })}
          />
        ) : (
          making.status === 'making' && <SkeletonParts parts={['paper']} />
        )}
      </section>
      <aside aria-label={t.file} className={styles.aside}>
        {making.status === 'making' && <MakingPanel progress={making.progress} />}
        {making.status === 'failed' && <FailedPanel reason={making.reason} onRetry={onRetry} />}
        {made && <FilePanel source={source} made={made} hasStarted={startsDownload} />}
        <Gaps gaps={gapsOf(source)} />
      </aside>
    </TwoColumns>
  )
}

/** Downloads a file once, when it has been made. */
function useFirstDownload(made: MadePdf | undefined, { kind, content }: Source): void {
  const done = useRef<MadePdf>(undefined)
  useEffect(() => {
    if (!made || done.current === made) return
    done.current = made
    saveFile(made.file, fileName({ kind, ...content }, 'japanese'))
  }, [made, kind, content])
}
