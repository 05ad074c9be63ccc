/** The entry store (spec §3): the jobs that a person is about to apply for, stored in this browser and synchronised between its tabs. */

import { useEffect } from 'react'
import { isId } from '#domain/ids.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { asRecord, readIds } from './readIds.ts'

type Queue = {
  /** The ids of the queued jobs, in the order of queueing. */
  data: number[]
  /** The ids of the ticked jobs; a subset of `data`. */
  selectedEntry: number[]
  /** The id of the last added job, while it is in the queue. */
  newEntry: number | null
}

/** `entry` while the queue leads to the entry form. */
type ActionValue = '' | 'entry'

export type Entries = Queue & { actionValue: ActionValue }

function readQueue(value: unknown): Queue | undefined {
  const { data, selectedEntry, newEntry } = asRecord(value)
  const ids = readIds(data)
  return ids && queueOf(ids, readIds(selectedEntry) ?? [], isId(newEntry) ? newEntry : null)
}

/** Drops ticks and a newest job that are not in the queue. */
function queueOf(data: number[], ticked: number[], newest: number | null): Queue {
  return {
    data,
    selectedEntry: ticked.filter((id) => data.includes(id)),
    newEntry: newest !== null && data.includes(newest) ? newest : null,
  }
}

function readAction(value: unknown): ActionValue | undefined {
  return value === 'entry' || value === '' ? value : undefined
}

const queue = stored('localStorage', 'entry', readQueue, queueOf([], [], null))
const action = stored<ActionValue>('localStorage', 'action', readAction, '')
/** The jobs that the form in this tab applies for; null outside the form. */
const chosen = stored<number[] | null>('sessionStorage', 'entry.jobs', readIds, null)

export function entries(): Entries {
  return { ...queue.get(), actionValue: action.get() }
}

/** The ids of the ticked jobs; empty on the server and in the first render. */
export function useSelectedEntry(): number[] {
  return useStore(queue).selectedEntry
}

/**
 * The ids of the jobs that the form applies for: the jobs ticked when it was opened, with the changes made in the form. Ticks made
 * later in other tabs have no effect.
 */
export function useChosenJobs(): number[] {
  const here = useStore(chosen)
  const ticked = useSelectedEntry()
  useEffect(() => {
    // Reads the storage itself, as `ticked` is still empty during hydration.
    if (chosen.get() === null) chosen.set(queue.get().selectedEntry)
  }, [])
  return here ?? ticked
}

/** Ends the form's own selection, so that the next form starts from the ticked jobs. */
export function forgetChosenJobs(): void {
  chosen.clear()
}

/** Queues jobs, ticks only these, and sets the action to `entry`. */
export function startEntry(ids: number[]): void {
  chosen.clear()
  const { data, newEntry } = queue.get()
  queue.set(queueOf([...data.filter((id) => !ids.includes(id)), ...ids], ids, ids.at(-1) ?? newEntry))
  action.set('entry')
}

/** Queues a job and ticks it. */
export function addEntry(id: number): void {
  const { data, selectedEntry } = queue.get()
  queue.set(queueOf(withId(data, id), withId(selectedEntry, id), id))
  changeChosen((ids) => withId(ids, id))
}

/** Removes a job from the queue. */
export function removeEntry(id: number): void {
  const { data, selectedEntry, newEntry } = queue.get()
  queue.set(queueOf(withoutId(data, id), selectedEntry, newEntry))
  changeChosen((ids) => withoutId(ids, id))
}

function changeChosen(change: (ids: number[]) => number[]): void {
  const here = chosen.get()
  if (here) chosen.set(change(here))
}

/**
 * Clears the action, the queue and the ticks, including the stored copies (spec §4). The form's own selection stays, for a person who returns to
 * correct the address.
 */
export function clearAction(): void {
  action.clear()
  queue.clear()
}

const withoutId = (ids: number[], id: number) => ids.filter((each) => each !== id)
const withId = (ids: number[], id: number) => [...withoutId(ids, id), id]
