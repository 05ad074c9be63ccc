import { useState } from 'react'
import type { Process } from '#src/api/processes.ts'

type Target = {
  /** Loads the process again. */
  reload: () => Promise<unknown>
  /** Stores the process from a response. */
  store: (process: Process) => void
}

/** The answers to a question about a process: which one's dialog is open, and the message of the last one that was refused. */
export function useAnswering<Answer>({ reload, store }: Target) {
  const [open, setOpen] = useState<Answer | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const dialog = {
    onStored: (after: Process) => {
      setOpen(null)
      setRefusal(null)
      store(after)
    },
    onRefused: (message: string) => {
      setOpen(null)
      setRefusal(message)
      void reload()
    },
    onClose: () => setOpen(null),
  }
  return { open, choose: setOpen, refusal, dialog }
}

export type AnsweringDialog = {
  onStored: (process: Process) => void
  /** The process has changed, and does not allow the answer any more. */
  onRefused: (message: string) => void
  onClose: () => void
}
