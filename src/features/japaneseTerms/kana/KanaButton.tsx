import { useFormContext } from 'react-hook-form'
import { useTexts } from '#src/context/language.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { kanaOf } from './kanaOf.ts'
import styles from './KanaButton.module.css'

export interface KanaButtonProps {
  /** The typed name. */
  name: string
  /** The field for the kana. */
  field: string
  /** The script of the field: a resume has hiragana. */
  write?: (katakana: string) => string
}

/** Puts a proposal for the kana of a name into their field. The person reads and changes it there. */
export function KanaButton({ name, field, write }: KanaButtonProps) {
  const t = useTexts('documents').kana
  const { setValue, setFocus } = useFormContext()
  const katakana = kanaOf(name)
  if (katakana === null) return null
  const kana = write ? write(katakana) : katakana
  const fill = () => {
    setValue(field, kana, { shouldDirty: true, shouldTouch: true })
    setFocus(field)
  }
  return (
    <div className={styles.proposal}>
      <ActionButton icon="plus" onClick={fill}>
        {t.use} <span lang="ja">{kana}</span>
      </ActionButton>
      <p className="meta">{t.note}</p>
    </div>
  )
}
