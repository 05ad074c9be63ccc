import { useTexts } from '#src/context/language.ts'
import { type FailureTitles, SendFailure } from '#src/forms/SendFailure.tsx'
import { SavedElsewhere } from './mergeChanges.ts'

interface SaveFailureProps {
  error: unknown
  titles: FailureTitles
  /** Replaces the label of the button. */
  again?: string
  labelOf: (field: string) => string
  onRetry: () => void
  /** True while a retry runs. */
  busy: boolean
}

/** Shows the reason of a failed save, with a retry button. For fields that were saved elsewhere the button replaces that version. */
export function SaveFailure({ error, labelOf, again, ...rest }: SaveFailureProps) {
  const t = useTexts('mypage').savedElsewhere
  if (!(error instanceof SavedElsewhere)) return <SendFailure {...rest} error={error} again={again} />
  const fields = [...new Set(error.fields.map(labelOf))].join(t.listed)
  return (
    <SendFailure
      {...rest}
      error={error}
      message={{ title: t.title, text: t.text({ fields }) }}
      again={t.replace}
    />
  )
}
