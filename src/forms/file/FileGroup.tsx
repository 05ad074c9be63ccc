import type { ReactNode } from 'react'
import { FILE_BYTES, FILE_NAME_LENGTH } from '#domain/formLimits.ts'
import { useTexts } from '../../context/language.ts'
import { FieldGroup } from '../FieldGroup.tsx'
import { FILE_HINT_ID } from './fileHintId.ts'

/** File fields under a heading, with one hint about kinds and size that describes all of them. */
export function FileGroup({ title, children }: { title: string; children: ReactNode }) {
  const t = useTexts('files')
  const hint = t.hint({ kb: FILE_BYTES / 1024, characters: FILE_NAME_LENGTH })
  return (
    <FieldGroup title={title} help={{ id: FILE_HINT_ID, text: hint }}>
      {children}
    </FieldGroup>
  )
}
