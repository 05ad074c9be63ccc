import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { acceptOf, type FileUse } from '#domain/fileKinds.ts'
import { FILE_BYTES, FILE_NAME_LENGTH } from '#domain/formLimits.ts'
import { useTexts } from '../../context/language.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx'
import type { FieldName } from '../fieldName.ts'
import styles from './FileField.module.css'
import { FileLine } from './FileLine.tsx'
import pick from './pick.module.css'
import { type FileStore, useChosenFile } from './useChosenFile.ts'
import { useNoStrayDrops } from './useNoStrayDrops.ts'

interface FileFieldProps<Values extends FieldValues> extends FieldTexts, FileStore {
  name: FieldName<Values>
  use: FileUse
  /** The name of a file that was lost on reload. */
  lost?: string
}

/**
 * A file field for dialog, drop and keyboard: a transparent native input covers the visible parts. The value is the file, null
 * while there is none. The form's schema has the rules (`domain/fileRules.ts`).
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
  const ids = { control: name, help: `${name}-help`, error: `${name}-error` }
  const hint = t.hint({ kb: FILE_BYTES / 1024, characters: FILE_NAME_LENGTH })
  return (
    <FieldFrame {...texts} help={texts.help ?? hint} ids={ids} error={error}>
      <div className={cx(styles.drop, shown !== null && styles.filled)}>
        <input
          ref={input}
          type="file"
          id={name}
          name={name}
          accept={acceptOf(use)}
          aria-invalid={error ? true : undefined}
          aria-describedby={[ids.help, shown && `${name}-file`, error && ids.error].filter(Boolean).join(' ')}
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
    </FieldFrame>
  )

  function errorOf(): string | undefined {
    if (reading?.hasFailed) return t.about({ name: reading.name, message: t.unreadable })
    const message = fieldState.error?.message
    if (message) return value ? t.about({ name: value.name, message }) : message
    return lost && !shown ? t.lost({ name: lost }) : undefined
  }
}

const partOf = (reading: { part: number; hasFailed: boolean } | null) =>
  reading && !reading.hasFailed ? reading.part : undefined
