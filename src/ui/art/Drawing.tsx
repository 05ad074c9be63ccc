import { type SVGProps, useEffect, useRef } from 'react'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** What is drawn; another name draws anew. */
  name: string
  /** The inside of the SVG, on the server: numbers and colours, never text from outside. */
  onServer: string | undefined
  /** The same, with its code loaded when it is needed. */
  inBrowser: () => Promise<string>
}

/**
 * A drawn picture. The server draws it into the page, and the browser keeps what stands there; only for pictures that it makes
 * itself does it load the code. It says nothing to the ear: a title always stands beside it.
 */
export function Drawing({ name, onServer, inBrowser, ...svg }: DrawingProps) {
  const frame = useRef<SVGSVGElement>(null)
  const drawn = useRef<string>(null)
  const draw = useRef(inBrowser)
  useEffect(() => {
    draw.current = inBrowser
  })

  useEffect(() => {
    const element = frame.current
    if (!element || drawn.current === name) return undefined
    if (drawn.current === null && element.hasChildNodes()) {
      drawn.current = name
      return undefined
    }
    let isWanted = true
    const show = (markup: string) => {
      if (!isWanted) return
      element.innerHTML = markup
      drawn.current = name
    }
    // What cannot be loaded is left out: a picture only decorates.
    loadAhead(draw.current).then(show, () => show(''))
    return () => {
      isWanted = false
    }
  }, [name])

  return (
    <svg
      {...svg}
      ref={frame}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: onServer ?? '' }}
    />
  )
}
