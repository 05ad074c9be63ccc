import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextInput } from '#src/ui/inputs.tsx'
import { Dialog, DialogActions } from '#src/ui/mantine/Dialog.tsx'
import { NAME_LENGTH } from './savedSearches.ts'
import styles from './NameDialog.module.css'

interface NameDialogProps {
  title: string
  /** The filters of the search in words. */
  help: string
  /** The name to begin with. */
  name: string
  onClose: () => void
  onName: (name: string) => void
}

/** Asks for the name of a search. */
export function NameDialog({ title, onClose, ...form }: NameDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      <NameForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function NameForm({ help, name, onClose, onName }: Omit<NameDialogProps, 'title'>) {
  const t = useTexts('savedSearches')
  const id = useId()
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const trimmed = typeof typed === 'string' ? typed.trim() : ''
    setEmpty(trimmed === '')
    if (trimmed !== '') onName(trimmed.slice(0, NAME_LENGTH))
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <label htmlFor={id}>{t.name}</label>
      <p id={`${id}-help`} className="meta">
        {help}
      </p>
      <TextInput
        id={id}
        name="name"
        defaultValue={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        aria-invalid={isEmpty}
        aria-describedby={`${id}-help ${id}-error`}
      />
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {isEmpty && t.nameRequired}
      </p>
      <p className={styles.private}>
        <Icon name="lock" size="sm" />
        {t.private}
      </p>
      <DialogActions>
        <Button variant="text" type="button" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button type="submit">{t.keep}</Button>
      </DialogActions>
    </form>
  )
}
