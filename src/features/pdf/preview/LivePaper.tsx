import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { careerExample } from '../example/career.ts'
import { resumeExample } from '../example/resume.ts'
import type { Source } from '../layOut.ts'
import { PaperPreview } from '../PaperPreview.tsx'
import { usePaper } from './usePaper.ts'

interface LivePaperProps {
  source: Source
  /** The sheet that is shown first, from 0. */
  from?: number
}

/**
 * The sheets of a document while it is being written, laid out like its file. Beside an empty page it shows a finished example, which the
 * person can also show later.
 */
export function LivePaper({ source, from = 0 }: LivePaperProps) {
  const t = useTexts('documents')
  const [chosen, setChosen] = useState<'own' | 'example'>()
  const isExample = (chosen ?? (isEmpty(source) ? 'example' : 'own')) === 'example'
  return (
    <>
      <ActionButton icon="file" onClick={() => setChosen(isExample ? 'own' : 'example')}>
        {isExample ? t.example.hide : t.example.show}
      </ActionButton>
      {isExample && <p className="meta">{t.example.note}</p>}
      <Sheets
        key={isExample ? 'example' : 'own'}
        source={isExample ? exampleOf(source.kind) : source}
        from={from}
        isExample={isExample}
      />
    </>
  )
}

function Sheets({ source, from, isExample }: Required<LivePaperProps> & { isExample: boolean }) {
  const t = useTexts('documents')
  const pdf = useTexts('pdf')
  const common = useTexts('common')
  const { laidOut, isFailed, retry } = usePaper(source)
  const place = useRef<HTMLDivElement>(null)
  const isReady = laidOut !== undefined
  useEffect(() => {
    const sheet = place.current?.querySelectorAll('li')[from]
    const region = place.current?.closest('section')
    if (isReady && from > 0 && sheet && region) region.scrollTop = sheet.offsetTop
  }, [isReady, from])
  const label = (page: number, pages: number) => {
    const text = pdf[source.kind].sheet({ page, pages })
    return isExample ? t.example.sheet({ text }) : text
  }
  return (
    <div ref={place}>
      {isFailed && (
        <ErrorState title={t.previewFailed.title} retryLabel={common.retry} onRetry={retry}>
          {t.previewFailed.text}
        </ErrorState>
      )}
      {laidOut ? (
        <PaperPreview {...laidOut} label={label} caption={(page, pages) => pdf.page({ page, pages })} />
      ) : (
        !isFailed && <SkeletonParts parts={['paper']} />
      )}
    </div>
  )
}

/** Returns a finished document of an invented person, written by hand in Japanese. */
const exampleOf = (kind: Source['kind']): Source =>
  kind === 'resume' ? { kind, content: resumeExample } : { kind, content: careerExample }

/** Returns whether a document has nothing but the values of the profile. */
function isEmpty({ kind, content }: Source): boolean {
  return kind === 'resume'
    ? content.education.length + content.work.length + content.licences.length === 0 &&
        content.motivation === ''
    : content.companies.length === 0 && content.summary === ''
}
