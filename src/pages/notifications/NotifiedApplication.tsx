import { useQuery } from '@tanstack/react-query'
import { processQuery } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ApplicationRow } from '#src/features/processes/ApplicationRow.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'

/** The application that a notification is about, as it stands now. Nothing when it cannot be loaded: a button leads to it anyway. */
export function NotifiedApplication({ id }: { id: number }) {
  const { loading } = useTexts('common')
  const { data: process, isPending } = useQuery(processQuery(useLang(), id))
  if (isPending) return <SkeletonList label={loading} rows={1} />
  return process && <ApplicationRow process={process} heading="h2" />
}
