import { useHydrated } from '#src/context/useHydrated.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import styles from './ShareButtons.module.css'

interface ShareButtonsProps {
  /** The function of `useShare`. */
  share: () => Promise<void>
  texts: { share: string; print: string }
  className?: string
}

/** Buttons to share and print the page. Invisible until hydration, as they need the script; their space is reserved. */
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
