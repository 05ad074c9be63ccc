import { type FocusEvent, useEffect, useId, useRef } from 'react'
import { SEARCH_WORD_LENGTH } from '#domain/limits.ts'
import { useTexts } from '#src/context/language.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { TextInput } from '#src/ui/inputs.tsx'
import styles from './KeywordField.module.css'

interface KeywordFieldProps {
  searchWord: string
  onApply: (form: HTMLFormElement) => void
}

/** The search words. They apply on Enter, on the button and on blur, never while typing. */
export function KeywordField({ searchWord, onApply }: KeywordFieldProps) {
  const t = useTexts('jobs')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(searchWord)

  // The words also change when a chip is removed or the browser navigates back.
  useEffect(() => {
    if (field.current && shown.current !== searchWord) field.current.value = searchWord
    shown.current = searchWord
  }, [searchWord])

  /** Applies on blur, except when the focus moves to a control outside the form: a new list would disturb its use. */
  const applyOnBlur = ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLInputElement>) => {
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
        onBlur={applyOnBlur}
      />
      <ActionButton icon="search" type="submit" className={styles.button}>
        <span className="vh">{t.search}</span>
      </ActionButton>
    </div>
  )
}
