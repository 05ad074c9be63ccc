import { Suspense, lazy } from 'react'
import { useTexts } from '#src/app/language.tsx'
import { loadAhead } from '#src/app/navigation/reloadOnFailedChunk.ts'

/** Apart from the page, which mostly brings its jobs along; without it the word alone is said. */
const SkeletonList = lazy(async () => {
  try {
    const { SkeletonList: Loaded } = await loadAhead(() => import('#src/ui/SkeletonList.tsx'))
    return { default: Loaded }
  } catch {
    return { default: Word }
  }
})

/** Stands for the jobs while they are on their way. */
export function ResultsSkeleton() {
  const { loading } = useTexts('common')
  return (
    <Suspense fallback={<Word label={loading} />}>
      <SkeletonList label={loading} rows={5} />
    </Suspense>
  )
}

function Word({ label }: { label: string }) {
  return (
    <p role="status" aria-busy="true" className="vh">
      {label}
    </p>
  )
}
