import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { ENTRY_JOBS } from '#domain/formLimits.ts'
import { useTexts } from '#src/context/language.ts'
import { addEntry, useChosenJobs } from '#src/features/favorites/entryStore.ts'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog, DialogActions } from '#src/ui/mantine/Dialog.tsx'
import { FieldScope } from '#src/ui/mantine/FieldScope.tsx'
import { useJobs } from './useEntryJobs.ts'
import styles from './AddJobs.module.css'

/** Adds saved jobs to the entry. */
export function SavedJobsDialog({ onClose }: { onClose: () => void }) {
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
    <Dialog onClose={onClose} title={t.addTitle}>
      {open.length === 0 && <p>{t.addNone}</p>}
      <FieldScope>
        <ul className={styles.list}>
          {open.map(({ id, title, about }) => (
            <li key={id}>
              <Checkbox
                size="lg"
                checked={ticked.includes(id)}
                disabled={isFull && !ticked.includes(id)}
                onChange={() => toggle(id)}
                label={
                  <>
                    <b>{title}</b> <span className="meta">{about}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </FieldScope>
      {isFull && <p className="meta">{t.tooMany({ max: ENTRY_JOBS })}</p>}
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button onClick={add} disabled={ticked.length === 0}>
          {t.addChosen({ count: ticked.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
