import { useState } from 'react'
import { ENTRY_JOBS } from '#domain/formLimits.ts'
import { useTexts } from '#src/context/language.ts'
import { addEntry, useChosenJobs } from '#src/features/favorites/entryStore.ts'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import styles from './AddJobs.module.css'
import { useJobs } from './useEntryJobs.ts'

/** A button that opens a dialog to add saved jobs to the entry. */
export function AddJobs() {
  const t = useTexts('entry')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton icon="plus" className={styles.open} onClick={() => setOpen(true)}>
        {t.addSaved}
      </ActionButton>
      {isOpen && <SavedJobsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SavedJobsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('entry')
  const selected = useChosenJobs()
  const { data } = useMessage()
  // Offers at most as many jobs as an entry takes.
  const [offered] = useState(() => data.filter((id) => !selected.includes(id)).slice(0, ENTRY_JOBS))
  const [ticked, setTicked] = useState<number[]>([])
  const { jobs } = useJobs(offered)
  const isFull = selected.length + ticked.length >= ENTRY_JOBS
  const open = jobs.filter(({ isClosed }) => !isClosed)
  const toggle = (id: number) =>
    setTicked((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))
  const add = () => {
    ticked.forEach(addEntry)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.addTitle}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button onClick={add} disabled={ticked.length === 0}>
            {t.addChosen({ count: ticked.length })}
          </Button>
        </>
      }
    >
      {open.length === 0 && <p>{t.addNone}</p>}
      <ul className={styles.list}>
        {open.map(({ id, title, about }) => (
          <li key={id}>
            <Checkbox
              long
              checked={ticked.includes(id)}
              disabled={isFull && !ticked.includes(id)}
              onChange={() => toggle(id)}
            >
              <b>{title}</b> <span className="meta">{about}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {isFull && <p className="meta">{t.tooMany({ max: ENTRY_JOBS })}</p>}
    </Dialog>
  )
}
