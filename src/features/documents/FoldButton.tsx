import { useLang } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import styles from './FoldButton.module.css'

interface FoldButtonProps {
  name: string
  /** A quiet line below, such as the period. */
  meta?: string
  isOpen: boolean
  /** The id of the fields that it shows. */
  controls: string
  onToggle: () => void
}

/** The title of a row, which shows and hides its fields. */
export function FoldButton({ name, meta, isOpen, controls, onToggle }: FoldButtonProps) {
  const lang = useLang()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={styles.button}
    >
      <span>
        <b>
          <MixedText text={name} lang={lang} />
        </b>
        {meta && <span className="meta num">{meta}</span>}
      </span>
      <Icon name="down" size="sm" className={cx(isOpen && styles.open)} />
    </button>
  )
}
