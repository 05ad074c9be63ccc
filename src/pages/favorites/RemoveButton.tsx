import type { MouseEvent } from 'react'
import { useTexts } from '#src/context/language.ts'
import { firstClickOnly } from '#src/lib/firstClickOnly.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

interface RemoveButtonProps {
  /** The job's title. */
  title: string
  onPress: (event: MouseEvent) => void
}

/** Removes a job from the list. */
export function RemoveButton({ title, onPress }: RemoveButtonProps) {
  const t = useTexts('favorites')
  return (
    <ActionButton icon="x" onClick={firstClickOnly(onPress)}>
      {t.remove}
      <VisuallyHidden>{t.removeWhat({ title })}</VisuallyHidden>
    </ActionButton>
  )
}
