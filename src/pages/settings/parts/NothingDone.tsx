import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { DonePage } from './DonePage.tsx'

const forms = { email: 'mypageEmail', password: 'mypagePassword' } as const

/** A complete page that was opened by itself: a way to its form. */
export function NothingDone({ form }: { form: keyof typeof forms }) {
  const { title, description } = useTexts('settings')[form]
  const href = useHref()
  return (
    <DonePage title={title} lead={description} seed={4}>
      <Button to={href(forms[form])}>{title}</Button>
    </DonePage>
  )
}
