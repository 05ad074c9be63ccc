/** The entry store (spec §3): the jobs that a person is about to apply to, kept in this browser and in step between its tabs. */
import { useEffect } from 'react'
import { isId } from '#domain/ids.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { asRecord, readIds } from './readIds.ts'

type Queue = {
  /** The ids of the jobs queued for entry, in the order in which they came. */
  data: number[]
  /** Those of them that are ticked. */
  selectedEntry: number[]
  /** The last one added, while it is in the queue. */
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

/** Only what is in the queue can be ticked or be its newest. */
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
/** The jobs that the form of this tab applies for, from its beginning on; null outside of the form. */
const chosen = stored<number[] | null>('sessionStorage', 'entry.jobs', readIds, null)

export function entries(): Entries {
  return { ...queue.get(), actionValue: action.get() }
}

/** The ids of the ticked jobs; none on the server and in the first render of the browser. */
export function useSelectedEntry(): number[] {
  return useStore(queue).selectedEntry
}

/**
 * The ids of the jobs that the form applies for: those that were ticked when it was begun, and what has been added and removed in it. What
 * other tabs tick since is theirs.
 */
export function useChosenJobs(): number[] {
  const here = useStore(chosen)
  const ticked = useSelectedEntry()
  useEffect(() => {
    // Asks the storage itself: what is in it is not known yet while the page is hydrated.
    if (chosen.get() === null) chosen.set(queue.get().selectedEntry)
  })
  return here ?? ticked
}

/** The form is left; the next one begins with what is ticked then. */
export function forgetChosenJobs(): void {
  chosen.clear()
}

/** Queues jobs and ticks just these; the queue leads to the entry form from now on. */
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

/** Takes a job out of the queue. */
export function removeEntry(id: number): void {
  const { data, selectedEntry, newEntry } = queue.get()
  queue.set(queueOf(withoutId(data, id), selectedEntry, newEntry))
  changeChosen((ids) => withoutId(ids, id))
}

function changeChosen(change: (ids: number[]) => number[]): void {
  const here = chosen.get()
  if (here) chosen.set(change(here))
}

/** Empties the action, the queue and what is ticked, and their stored copies (spec §4). */
export function clearAction(): void {
  action.clear()
  queue.clear()
  chosen.clear()
}

const withoutId = (ids: number[], id: number) => ids.filter((each) => each !== id)
const withId = (ids: number[], id: number) => [...withoutId(ids, id), id]
