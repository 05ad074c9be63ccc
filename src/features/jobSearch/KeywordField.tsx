import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { SEARCH_WORD_LENGTH } from '#domain/limits.ts'
import { useTexts } from '#src/context/language.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import styles from './KeywordField.module.css'

interface KeywordFieldProps {
  searchWord: string
  onApply: (form: HTMLFormElement) => void
}

/** Free words. They count with Enter, with the button, and when the field is left, but not while one types. */
export function KeywordField({ searchWord, onApply }: KeywordFieldProps) {
  const t = useTexts('jobs')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(searchWord)

  // The words may change elsewhere: a chip removed, a step back.
  useEffect(() => {
    if (field.current && shown.current !== searchWord) field.current.value = searchWord
    shown.current = searchWord
  }, [searchWord])

  /** Who goes on to something outside the form wants that, and not another list. */
  const applyLeft = ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (form && (relatedTarget === null || form.contains(relatedTarget))) onApply(form)
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className="vh">
        {t.keyword}
      </label>
      <TextInput
        ref={field}
        id={id}
        small
        type="search"
        name="searchWord"
        maxLength={SEARCH_WORD_LENGTH}
        enterKeyHint="search"
        placeholder={t.keyword}
        defaultValue={searchWord}
        onBlur={applyLeft}
      />
      <ActionButton icon="search" type="submit" className={styles.button}>
        <span className="vh">{t.search}</span>
      </ActionButton>
    </div>
  )
}
