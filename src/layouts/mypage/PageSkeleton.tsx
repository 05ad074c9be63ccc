import { useTexts } from '../../context/language.ts'
import { cx } from '../../ui/cx.ts'
import { SkeletonParts } from '../../ui/SkeletonParts.tsx'
import styles from './PageSkeleton.module.css'
import type { PageShape } from './pageShapes.ts'

/** Stands in for a page of the person, in its shape, until it is known who is logged in and the page has its data. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const t = useTexts('common')
  const { head = 'heading', main, side, columns } = shape
  return (
    <div aria-busy="true">
      <h1 className="vh">{t.loading}</h1>
      <noscript>
        <p>{t.needsScript}</p>
      </noscript>
      <div className={styles.shape}>
        <SkeletonParts parts={[head]} />
        <div className={cx(styles.columns, columns && styles[columns])}>
          <SkeletonParts parts={main} />
          {side && <SkeletonParts parts={side} />}
        </div>
      </div>
    </div>
  )
}
