import { Suspense } from 'react'
import { useTexts } from '#src/context/language.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import type { SkeletonListProps } from '#src/ui/SkeletonList.tsx'

/** Apart from the page, which mostly brings its jobs along; without it the word alone is said. */
const SkeletonList = lazyExtra<SkeletonListProps>(
  async () => (await import('#src/ui/SkeletonList.tsx')).SkeletonList,
  Word,
)

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
