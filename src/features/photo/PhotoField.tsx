import { type ChangeEvent, Suspense, lazy, useRef, useState } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { acceptOf } from '#domain/fileKinds.ts'
import { CHOSEN_PHOTO_BYTES } from '#domain/formLimits.ts'
import { type Photo, photoUrl } from '#domain/forms/photo.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldFrame } from '#src/forms/FieldFrame.tsx'
import type { FieldName } from '#src/forms/fieldName.ts'
import pick from '#src/forms/file/pick.module.css'
import { loadAwaited } from '#src/lib/reloadOnFailedChunk.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { openPicture } from './openPicture.ts'
import styles from './PhotoField.module.css'

const CropDialog = lazy(() =>
  loadAwaited(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog })),
)

/** The limit of a chosen picture in megabytes. */
const limit = { mb: CHOSEN_PHOTO_BYTES / 1024 / 1024 }

interface PhotoFieldProps<Values extends FieldValues> {
  name: FieldName<Values>
  label: string
}

/** A portrait: a chosen picture is cropped in a dialog. The value is the photo of the contract, null while there is none. */
export function PhotoField<Values extends FieldValues = never>({
  name: typedName,
  label,
}: PhotoFieldProps<Values>) {
  const t = useTexts('photo')
  const rules = useTexts('rules')
  // react-hook-form cannot resolve the type of a generic field's value.
  const name: string = typedName
  const { setValue, setError } = useFormContext()
  const { field, fieldState } = useController({ name })
  const value: Photo = field.value
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<{ picture: ImageBitmap; name: string } | null>(null)
  const error = fieldState.error?.message
  const ids = { control: name, help: `${name}-help`, error: `${name}-error` }

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (!file) return
    const picture = await openPicture(file)
    currentTarget.value = ''
    if (picture === 'fileSize') setError(name, { type: picture, message: t.tooLarge(limit) })
    else if (typeof picture === 'string') setError(name, { type: picture, message: String(rules[picture]) })
    else setOpened({ picture, name: file.name })
  }
  const close = () => {
    opened?.picture.close()
    setOpened(null)
    input.current?.focus()
  }
  const take = (photo: Photo) => {
    setValue(name, photo)
    close()
  }
  return (
    <FieldFrame optional ids={ids} label={label} help={t.hint(limit)} error={error}>
      <div className={styles.field}>
        <div className={styles.frame}>
          {value ? <img src={photoUrl(value)} alt={t.yours} /> : <Icon name="user" />}
        </div>
        <div className={styles.choice}>
          <input
            ref={input}
            type="file"
            id={name}
            name={name}
            accept={acceptOf('image')}
            aria-invalid={error ? true : undefined}
            aria-describedby={[ids.help, error && ids.error].filter(Boolean).join(' ')}
            className={pick.input}
            onChange={(event) => void choose(event)}
          />
          <span className={cx(pick.button, styles.pick)} aria-hidden="true">
            <Icon name="user" size="sm" />
            {value ? t.replace : t.choose}
          </span>
        </div>
        {value && (
          <ActionButton icon="trash" onClick={() => take(null)}>
            {t.remove}
            <span className="vh">{t.removeWhat}</span>
          </ActionButton>
        )}
      </div>
      {opened && (
        <Suspense>
          <CropDialog {...opened} onSave={take} onClose={close} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
