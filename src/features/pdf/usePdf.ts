import { useEffect, useState } from 'react'
import { DownloadError } from '#src/lib/download.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import type { Source } from './layOut.ts'
import type { MadePdf, Progress } from './makePdf.ts'

export type Making =
  | { status: 'making'; progress: Progress }
  | { status: 'ready'; made: MadePdf }
  | { status: 'failed'; reason: 'connection' | 'unknown' }

/** Makes the file of a document while its page is open. Leaving the page stops it. */
export function usePdf(source: Source): Making {
  const [making, setMaking] = useState<Making>({ status: 'making', progress: { step: 'fonts', part: 0 } })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Other fonts may still be loading when one has failed.
    const onProgress = (progress: Progress) => {
      if (!signal.aborted) setMaking({ status: 'making', progress })
    }
    make(source, { signal, onProgress }).then(
      (made) => setMaking({ status: 'ready', made }),
      (error: unknown) => {
        if (signal.aborted) return
        controller.abort()
        if (!(error instanceof DownloadError)) console.error(error)
        setMaking({ status: 'failed', reason: error instanceof DownloadError ? 'connection' : 'unknown' })
      },
    )
    return () => controller.abort()
  }, [source])

  return making
}

type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void }

async function make(source: Source, options: Options): Promise<MadePdf> {
  const { makePdf } = await loadLibrary()
  options.signal.throwIfAborted()
  return makePdf(source, options)
}

/** Loads the library. The page shows its failure, so it does not reload the page. */
async function loadLibrary() {
  try {
    return await loadAhead(() => import('./makePdf.ts'))
  } catch (error) {
    throw new DownloadError('makePdf', { cause: error })
  }
}
