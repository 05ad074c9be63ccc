import { type SVGProps, useEffect, useRef } from 'react'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Identifies the drawing; a new name triggers a redraw. */
  name: string
  /** The SVG's content on the server: numbers and colours, never text from outside. */
  onServer: string | undefined
  /** Loads the drawing code and returns the same content. */
  inBrowser: () => Promise<string>
}

/**
 * A decorative picture, hidden from screen readers: a title always accompanies it. The browser keeps server-rendered markup and
 * loads the drawing code only for the pictures that it renders itself.
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
    // A picture that fails to load is left out: it is only decoration.
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
