import { Input } from '@mantine/core'
import { useEffect } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { acceptOf, type FileUse } from '#domain/fileKinds.ts'
import { useTexts } from '../../context/language.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type FieldName, type FieldTexts, idsOf, useFrame } from '../field.tsx'
import { FILE_HINT_ID } from './fileHintId.ts'
import { type FileStore, useChosenFile, kilobytes } from './useChosenFile.ts'
import styles from './FileField.module.css'
import pick from './pick.module.css'

interface FileFieldProps<Values extends FieldValues> extends Omit<FieldTexts, 'help'>, FileStore {
  name: FieldName<Values>
  use: FileUse
  /** The name of a file that was lost on reload. */
  lost?: string
}

/**
 * A file field in a `FileGroup`, for dialog, drop and keyboard: a transparent native input covers the visible parts (decision 52). The value is the file,
 * null without a file. The form's schema has the rules (`domain/fileRules.ts`).
 */
export function FileField<Values extends FieldValues = never>({
  name: typedName,
  use,
  lost,
  onChange,
  keep,
  ...texts
}: FileFieldProps<Values>) {
  const t = useTexts('files')
  // react-hook-form cannot resolve the type of a generic field's value.
  const name: string = typedName
  const { setValue } = useFormContext()
  const { field, fieldState } = useController({ name })
  const value = field.value instanceof File ? field.value : null
  const { input, reading, choose, remove } = useChosenFile(value, {
    onChange: (file) => {
      setValue(name, file)
      onChange(file)
    },
    keep,
  })
  useNoStrayDrops()

  const shown = reading ?? value
  const error = errorOf()
  const ids = idsOf(name)
  const frame = useFrame(ids, texts, error)
  return (
    <Input.Wrapper {...frame}>
      <div className={cx(styles.drop, shown !== null && styles.filled)}>
        <input
          ref={input}
          type="file"
          id={name}
          name={name}
          accept={acceptOf(use)}
          aria-invalid={error ? true : undefined}
          aria-describedby={[FILE_HINT_ID, shown && `${name}-file`, error && ids.error]
            .filter(Boolean)
            .join(' ')}
          className={pick.input}
          onChange={(event) => void choose(event)}
          onBlur={field.onBlur}
        />
        {shown && <FileLine id={`${name}-file`} name={shown.name} size={shown.size} part={partOf(reading)} />}
        <span className={cx(pick.button, styles.pick)} aria-hidden="true">
          <Icon name="up" size="sm" />
          {shown ? t.replace : t.choose}
        </span>
        {shown ? (
          <ActionButton icon="x" className={styles.remove} onClick={remove}>
            {t.remove}
            <VisuallyHidden>{t.removeWhat({ name: shown.name })}</VisuallyHidden>
          </ActionButton>
        ) : (
          <span className={styles.or} aria-hidden="true">
            {t.drop}
          </span>
        )}
      </div>
    </Input.Wrapper>
  )

  function errorOf(): string | undefined {
    if (reading?.hasFailed) return t.about({ name: reading.name, message: t.unreadable })
    const message = fieldState.error?.message
    if (message) return value ? t.about({ name: value.name, message }) : message
    return lost && !shown ? t.lost({ name: lost }) : undefined
  }
}

interface FileLineProps {
  id: string
  name: string
  size: number
  /** The part that has been read, from 0 to 1; undefined when it is not being read. */
  part?: number
}

/** The name, size and reading progress of a chosen file. */
function FileLine({ id, name, size, part }: FileLineProps) {
  const t = useTexts('files')
  return (
    <span className={styles.file}>
      <Icon name="file" />
      <span id={id} className={styles.name}>
        {name} <span className="meta nb">{t.size({ kb: kilobytes(size) })}</span>
      </span>
      {part !== undefined && <progress value={part} aria-label={t.reading} className={styles.progress} />}
    </span>
  )
}

const partOf = (reading: { part: number; hasFailed: boolean } | null) =>
  reading && !reading.hasFailed ? reading.part : undefined

/** Ignores files dropped outside a file field; by default the browser would leave the page and open the file. */
function useNoStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}

function refuse(event: DragEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.type === 'file') return
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
