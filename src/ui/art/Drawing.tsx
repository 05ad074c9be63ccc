import { type SVGProps, useEffect, useRef } from 'react'
import { loadAhead } from '../../lib/reloadOnFailedChunk.ts'
import type { Drawn } from './drawings.ts'

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Identifies the drawing; a new name triggers a redraw. */
  name: string
  /** The content of the SVG. It is set as markup, so its texts are escaped. */
  drawn: Drawn
}

/**
 * A decorative picture, hidden from screen readers: a title always accompanies it. The browser reuses server-rendered markup and loads the
 * drawing code only for the pictures that it renders itself.
 */
export function Drawing({ name, drawn: { markup, load }, ...svg }: DrawingProps) {
  const frame = useRef<SVGSVGElement>(null)
  const drawn = useRef<string>(null)
  const draw = useRef(load)
  useEffect(() => {
    draw.current = load
  })

  useEffect(() => {
    const element = frame.current
    if (!element || drawn.current === name) return undefined
    if (drawn.current === null && element.hasChildNodes()) {
      drawn.current = name
      return undefined
    }
    let isWanted = true
    const show = (content: string) => {
      if (!isWanted) return
      element.innerHTML = content
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
      dangerouslySetInnerHTML={{ __html: markup ?? '' }}
    />
  )
}
