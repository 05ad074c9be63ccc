import { type ReactNode, useEffect } from 'react'
import { prepareForUse } from './prepareForUse.ts'

type StartedProps = { onStart: () => void; children: ReactNode }

/** Reports that the first render is in the document, and marks `<html>` for tests and tools. */
export function Started({ onStart, children }: StartedProps) {
  useEffect(() => {
    document.documentElement.dataset.started = ''
    onStart()
    void prepareForUse()
  }, [onStart])
  return children
}
