import { useEffect, useState } from 'react'
import { GREY, OUTLINE, type Drawing, PAPER, POINT, type Paper, type Sheet } from './paper.ts'
import styles from './PaperPreview.module.css'
import { type Typeface, runsOf } from './type/typeface.ts'

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
    <Shape key={index} drawing={drawing} photo={paper.photo} typeface={typeface} />
  ))
}

function Shape({ drawing, photo, typeface }: { drawing: Drawing; photo: string | null; typeface: Typeface }) {
  switch (drawing.kind) {
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
      return photo && <image href={photo} {...box} preserveAspectRatio="xMidYMid slice" />
    }
    default: {
      const { x, y, size, text, bold } = drawing
      const look = bold ? { stroke: 'black', strokeWidth: size * POINT * OUTLINE } : {}
      const runs = runsOf(typeface, text, size)
      const starts = runs.map((_, index) => runs.slice(0, index).reduce((sum, { width }) => sum + width, x))
      return (
        <text y={y} fontSize={size * POINT} className={styles.text} {...look}>
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

/** Makes the fonts of the file known to the page while it shows the document. */
function useFonts(typeface: Typeface): boolean {
  const [ready, setReady] = useState<Typeface>()
  useEffect(() => {
    const faces = [...typeface.western, ...typeface.japanese].map(
      ({ name, bytes }) => new FontFace(name, bytes),
    )
    for (const face of faces) document.fonts.add(face)
    let isShown = true
    const show = () => isShown && setReady(typeface)
    // Without a font the browser shows its own, as it does for other pages.
    Promise.all(faces.map((face) => face.load())).then(show, show)
    return () => {
      isShown = false
      for (const face of faces) document.fonts.delete(face)
    }
  }, [typeface])
  return ready === typeface
}
