import type { ReactNode } from 'react'
import { Done } from '#src/ui/Done.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { type Point, Points } from '#src/ui/Points.tsx'

interface DonePageProps {
  title: string
  lead?: string
  /** Selects the picture. */
  seed: number
  points?: Point[]
  /** The ways on. */
  children: ReactNode
}

/** The end of a change: what has happened, and what follows from it. */
export function DonePage({ title, lead, seed, points, children }: DonePageProps) {
  return (
    <>
      <PageHeader tight title={title} lead={lead} />
      <Done seed={seed} ways={children}>
        {points && <Points points={points} />}
      </Done>
    </>
  )
}
