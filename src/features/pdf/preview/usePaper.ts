import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { photoUrl } from '#domain/photo.ts'
import { DownloadError } from '#src/lib/download.ts'
import { type Source, layOut, loadForLayout } from '../layOut.ts'
import type { Paper } from '../paper.ts'
import type { Typeface } from '../type/typeface.ts'

type LaidOut = { paper: Paper; typeface: Typeface }

/** The preview is drawn after a pause in typing of this length, in ms. */
const PAUSE = 300

/** Lays out a document as it is being written. After a failure the last sheets stay; `retry` tries again. */
export function usePaper(source: Source) {
  const [settled] = useDebouncedValue(source, PAUSE)
  const [laidOut, setLaidOut] = useState<LaidOut>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = async () => {
      const typeface = await loadForLayout(settled, { signal })
      if (signal.aborted) return
      setLaidOut({ paper: layOut(settled, photoOf(settled), typeface), typeface })
      setFailed(false)
    }
    show().catch((error: unknown) => {
      if (signal.aborted) return
      if (!(error instanceof DownloadError)) console.error(error)
      setFailed(true)
    })
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another attempt runs the effect again.
  }, [settled, attempt])
  return { laidOut, isFailed, retry: () => setAttempt(attempt + 1) }
}

const photoOf = ({ kind, content }: Source) =>
  kind === 'resume' && content.photo ? photoUrl(content.photo) : null
