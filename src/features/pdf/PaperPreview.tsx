import { useEffect, useState } from 'react'
import { GREY, type Drawing, PAPER, POINT, type Paper, type Sheet } from './paper.ts'
import { type Face, type Typeface, allFaces, facesFor, runsOf } from './type/typeface.ts'
import styles from './PaperPreview.module.css'

interface PaperPreviewProps {
  paper: Paper
  typeface: Typeface
  /** Names a sheet for people who do not see it. */
  label: (page: number, pages: number) => string
  /** The words below a sheet. */
  caption: (page: number, pages: number) => string
}

/**
 * Shows the sheets of a document as they are in the file: the same drawings in the same fonts, as SVG. Phones show no PDF within a page,
 * and a viewer in JavaScript is larger than the library that writes the file.
 */
export function PaperPreview({ paper, typeface, label, caption }: PaperPreviewProps) {
  const isReady = useFonts(typeface)
  const pages = paper.sheets.length
  return (
    <ol className={styles.sheets} translate="no">
      {paper.sheets.map((sheet, index) => (
        <li key={index}>
          <svg
            role="img"
            aria-label={label(index + 1, pages)}
            lang="ja"
            viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
            className={styles.sheet}
          >
            {isReady && <Drawings sheet={sheet} paper={paper} typeface={typeface} />}
          </svg>
          <span className={styles.caption}>{caption(index + 1, pages)}</span>
        </li>
      ))}
    </ol>
  )
}

function Drawings({ sheet, paper, typeface }: { sheet: Sheet; paper: Paper; typeface: Typeface }) {
  return sheet.map((drawing, index) => (
    <Shape key={index} drawing={drawing} paper={paper} typeface={typeface} />
  ))
}

function Shape({ drawing, paper, typeface }: { drawing: Drawing; paper: Paper; typeface: Typeface }) {
  switch (drawing.kind) {
    case 'part':
      return <Drawings sheet={drawing.drawings} paper={paper} typeface={typeface} />
    case 'line': {
      const { x1, y1, x2, y2, width, dashed } = drawing
      const look = dashed ? { strokeDasharray: 0.8 } : { strokeLinecap: 'square' as const }
      return <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="black" strokeWidth={width} {...look} />
    }
    case 'fill': {
      const { x, y, width, height } = drawing
      return <rect x={x} y={y} width={width} height={height} fill={GREY} />
    }
    case 'picture': {
      const { x, y, width, height } = drawing
      const box = { x, y, width, height }
      return paper.photo && <image href={paper.photo} {...box} preserveAspectRatio="xMidYMid slice" />
    }
    default: {
      const { x, y, size, text, bold } = drawing
      const runs = runsOf(facesFor(typeface, bold), text, size)
      const starts = runs.map((_, index) => runs.slice(0, index).reduce((sum, { width }) => sum + width, x))
      return (
        <text y={y} fontSize={size * POINT} className={styles.text}>
          {runs.map((run, index) => (
            <tspan key={index} x={starts[index]} fontFamily={run.face.name}>
              {run.text}
            </tspan>
          ))}
        </text>
      )
    }
  }
}

/** The fonts that the page knows, with their loading. */
const known = new WeakMap<Face, Promise<unknown>>()

/** Makes the fonts of the file known to the page. Returns whether it can show them. */
function useFonts(typeface: Typeface): boolean {
  const [ready, setReady] = useState<ReadonlySet<Face>>(new Set())
  const faces = allFaces(typeface)
  const isReady = faces.every((face) => ready.has(face))
  useEffect(() => {
    if (isReady) return undefined
    let isShown = true
    const show = () => {
      if (isShown) setReady(new Set(allFaces(typeface)))
    }
    // Without a font the browser shows its own, as it does for other pages.
    Promise.all(allFaces(typeface).map(loaded)).then(show, show)
    return () => {
      isShown = false
    }
  }, [typeface, isReady])
  return isReady
}

function loaded(face: Face): Promise<unknown> {
  const loading =
    known.get(face) ?? new FontFace(face.name, face.bytes).load().then((font) => document.fonts.add(font))
  known.set(face, loading)
  return loading
}
