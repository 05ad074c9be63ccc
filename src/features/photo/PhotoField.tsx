import { Input } from '@mantine/core'
import { type ChangeEvent, Suspense, useRef, useState } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { acceptOf } from '#domain/fileKinds.ts'
import { CHOSEN_PHOTO_BYTES } from '#domain/formLimits.ts'
import { type Photo, photoUrl } from '#domain/photo.ts'
import { ruleMessage } from '#domain/ruleIssues.ts'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { type FieldName, describedBy, idsOf, useFrame } from '#src/forms/field.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { openPicture } from './photoFile.ts'
import pick from '#src/forms/file/pick.module.css'
import styles from './PhotoField.module.css'

const CropDialog = latePart({
  load: async () => (await import('./CropDialog.tsx')).CropDialog,
  isRequired: true,
})

/** The limit of a chosen picture in megabytes. */
const limit = { mb: CHOSEN_PHOTO_BYTES / 1024 / 1024 }

interface PhotoFieldProps<Values extends FieldValues> {
  name: FieldName<Values>
  label: string
}

/** A portrait: a chosen picture is cropped in a dialog. The value is the photo of the contract, null without a photo. */
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
  const ids = idsOf(name)
  const help = t.hint(limit)
  const frame = useFrame(ids, { label, help, optional: true }, error)

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (!file) return
    const picture = await openPicture(file)
    currentTarget.value = ''
    if (picture === 'fileSize') setError(name, { type: picture, message: t.tooLarge(limit) })
    else if (typeof picture === 'string') {
      const issue = { rule: picture, field: name, limit: 0, isEmpty: file.size === 0 }
      setError(name, { type: picture, message: ruleMessage(rules, issue, label) })
    } else setOpened({ picture, name: file.name })
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
    <Input.Wrapper {...frame}>
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
            aria-describedby={describedBy(ids, help, error)}
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
    </Input.Wrapper>
  )
}
