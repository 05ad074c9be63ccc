import type { MouseEvent } from 'react'
import { useTexts } from '#src/context/language.ts'
import { focusPage } from '#src/lib/focus.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import type { useReading } from './useReading.ts'

/** Shows that the server still counts the notification as unread, with a retry button. */
export function ReadingFailure({ reading: { isError, retry } }: { reading: ReturnType<typeof useReading> }) {
  const t = useTexts('notification')
  const common = useTexts('common')
  if (!isError) return null
  // The message disappears with its button, so the page takes the focus.
  const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.blur()
    focusPage()
    retry()
  }
  return (
    <Note tone="warn" role="alert">
      <p>{t.readFailed}</p>
      <ActionButton icon="clock" onClick={again}>
        {common.retry}
      </ActionButton>
    </Note>
  )
}
