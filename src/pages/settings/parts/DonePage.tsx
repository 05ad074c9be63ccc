import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
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

/** The end of a change: its result and its consequences. */
export function DonePage({ title, lead, seed, points, children }: DonePageProps) {
  return (
    <>
      <PageHeader tight title={title} lead={lead} />
      <Done seed={seed} actions={children}>
        {points && <Points points={points} />}
      </Done>
    </>
  )
}

const forms = { email: 'mypageEmail', password: 'mypagePassword' } as const

/** A complete page after opening it directly: a link to its form. */
export function NothingDone({ form }: { form: keyof typeof forms }) {
  const { title, description } = useTexts('settings')[form]
  const href = useHref()
  return (
    <DonePage title={title} lead={description} seed={4}>
      <Button to={href(forms[form])}>{title}</Button>
    </DonePage>
  )
}
