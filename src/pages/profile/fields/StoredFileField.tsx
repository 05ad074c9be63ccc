import { useFormContext, useWatch } from 'react-hook-form'
import { FILE_BYTES } from '#domain/formLimits.ts'
import type { AdditionValues } from '#domain/forms/profile.ts'
import type { ProfileFileKind } from '#domain/forms/profileRequest.ts'
import { useTexts } from '#src/context/language.ts'
import { FileField } from '#src/forms/file/FileField.tsx'
import { dropFile, keepFile } from '#src/lib/keptFiles.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Unspaced } from '#src/ui/Unspaced.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { nameInChanges } from '../editor/useKeptFiles.ts'
import { DownloadButton } from '../files/DownloadButton.tsx'
import styles from './StoredFileField.module.css'

interface StoredFileFieldProps {
  kind: ProfileFileKind
  label: string
  /** The name of the uploaded file; null without a file. */
  stored: string | null
  /** The name of a file that was lost on reload. */
  lost?: string
  /** The storage key of chosen files. */
  draft: string
}

/** A document: the uploaded one with download and remove, and a field to choose another. */
export function StoredFileField({ kind, label, stored, lost, draft }: StoredFileFieldProps) {
  const removed: AdditionValues['removedFiles'] = useWatch({ name: 'removedFiles' })
  const chosen: AdditionValues[ProfileFileKind] = useWatch({ name: kind })
  const { setValue } = useFormContext<AdditionValues>()
  const isRemoved = removed.includes(kind)
  const setRemoved = (next: boolean) =>
    setValue('removedFiles', next ? [...removed, kind] : removed.filter((each) => each !== kind))
  return (
    <div>
      <FileField<AdditionValues>
        optional
        name={kind}
        use="document"
        label={label}
        lost={lost}
        onChange={() => void dropFile(draft, kind)}
        keep={async (copy) => {
          // The page may have been left while the file was read.
          const isWanted = nameInChanges(draft, kind) !== undefined
          if (isWanted && copy.size <= FILE_BYTES) await keepFile(draft, kind, copy)
        }}
      />
      {stored !== null && !chosen && (
        <StoredFile kind={kind} name={stored} isRemoved={isRemoved} onRemove={setRemoved} />
      )}
    </div>
  )
}

interface StoredFileProps {
  kind: ProfileFileKind
  name: string
  isRemoved: boolean
  onRemove: (removed: boolean) => void
}

function StoredFile({ kind, name, isRemoved, onRemove }: StoredFileProps) {
  const t = useTexts('profile')
  const { remove } = useTexts('files')
  if (isRemoved) {
    return (
      <p role="status" className={styles.stored}>
        <span className={styles.name}>{t.addition.willBeRemoved({ name })}</span>
        <ActionButton icon="left" onClick={() => onRemove(false)}>
          {t.addition.keep}
        </ActionButton>
      </p>
    )
  }
  return (
    <div className={styles.stored}>
      <span className={styles.name}>
        <Icon name="file" />
        <span>
          {t.addition.now} <Unspaced text={name} />
        </span>
      </span>
      <DownloadButton kind={kind} name={name} />
      <ActionButton icon="trash" onClick={() => onRemove(true)}>
        {remove}
        <VisuallyHidden>{t.downloadWhat({ name })}</VisuallyHidden>
      </ActionButton>
    </div>
  )
}
