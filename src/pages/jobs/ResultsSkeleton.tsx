import { Suspense } from 'react'
import { useTexts } from '#src/context/language.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import type { SkeletonListProps } from '#src/ui/SkeletonList.tsx'

/** Lazy, as the page usually has its jobs from the server. The fallback only announces "loading". */
const SkeletonList = lazyExtra<SkeletonListProps>(
  async () => (await import('#src/ui/SkeletonList.tsx')).SkeletonList,
  Word,
)

/** The placeholder while jobs are loading. */
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
