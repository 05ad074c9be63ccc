import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './Waiting.module.css'

/** The shape of a form while the profile is loaded. */
export function FormWaiting() {
  return (
    <Waiting>
      <Skeleton height="1.75rem" width="9rem" />
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className={styles.field}>
          <Skeleton height="1rem" width="7rem" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </Waiting>
  )
}

/** The shape of the profile while it is loaded. */
export function ProfileWaiting() {
  return (
    <Waiting>
      {Array.from({ length: 3 }, (_, block) => (
        <div key={block} className={styles.block}>
          <Skeleton height="1.75rem" width="11rem" />
          {Array.from({ length: 5 }, (_each, row) => (
            <Skeleton key={row} height="1.25rem" width={`${90 - ((row * 17) % 40)}%`} />
          ))}
        </div>
      ))}
    </Waiting>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  const t = useTexts('profile')
  return (
    <div role="status" aria-busy="true" aria-label={t.loading} className={styles.waiting}>
      {children}
    </div>
  )
}
