import { Suspense, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import styles from './AddJobs.module.css'

const SavedJobsDialog = latePart({
  load: async () => (await import('./SavedJobsDialog.tsx')).SavedJobsDialog,
  isRequired: true,
})

/** A button that opens a dialog to add saved jobs to the entry. */
export function AddJobs() {
  const t = useTexts('entry')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton icon="plus" className={styles.open} onClick={() => setOpen(true)}>
        {t.addSaved}
      </ActionButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SavedJobsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
