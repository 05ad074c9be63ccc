import { useHydrated } from '#src/context/useHydrated.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './ShareButtons.module.css'

interface ShareButtonsProps {
  /** Shares the page (`useShare`). */
  share: () => Promise<void>
  texts: { share: string; print: string }
  className?: string
}

/** Ways to pass a page on. They need the script: until that runs, only their space is there. */
export function ShareButtons({ share, texts, className }: ShareButtonsProps) {
  const hydrated = useHydrated()
  return (
    <div className={cx(styles.actions, !hydrated && styles.waiting, className)}>
      <ActionButton icon="share" onClick={() => void share()}>
        {texts.share}
      </ActionButton>
      <ActionButton icon="print" onClick={() => window.print()}>
        {texts.print}
      </ActionButton>
    </div>
  )
}
