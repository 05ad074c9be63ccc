import { useState } from 'react'
import type { ProfileFileKind } from '#domain/forms/profileRequest.ts'
import { ApiError } from '#src/api/apiError.ts'
import { getApplicantFile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { saveFile } from '#src/lib/download.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './DownloadButton.module.css'

interface DownloadButtonProps {
  kind: ProfileFileKind
  name: string
}

/** Downloads an uploaded file. Not a link: the call may have to renew the session, and a failure is shown here. */
export function DownloadButton({ kind, name }: DownloadButtonProps) {
  const t = useTexts('profile')
  const lang = useLang()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'gone'>('idle')

  async function download(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    try {
      saveFile(await getApplicantFile(lang, kind), name)
      setState('idle')
    } catch (error) {
      setState(error instanceof ApiError && error.status === 404 ? 'gone' : 'failed')
    }
  }
  return (
    <>
      <ActionButton icon="download" aria-busy={state === 'busy'} onClick={() => void download()}>
        {state === 'busy' ? t.downloading : t.download}
        <VisuallyHidden>{t.downloadWhat({ name })}</VisuallyHidden>
      </ActionButton>
      {(state === 'failed' || state === 'gone') && (
        <span role="alert" className={styles.failure}>
          {state === 'gone' ? t.downloadGone : t.downloadFailed}
        </span>
      )}
    </>
  )
}
