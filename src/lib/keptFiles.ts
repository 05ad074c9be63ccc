/**
 * Stores the files of a draft across reloads, if the browser can: IndexedDB may be missing, full or forbidden. They belong to one
 * tab and are removed with the draft, even if the tab is closed meanwhile; files of closed tabs are removed after a day.
 */

import { type UseStore, createStore, del, delMany, entries, set } from 'idb-keyval'
import { FILES_DATABASE } from './filesDatabase.ts'
import { stored } from './stored.ts'
import { pause } from './time.ts'

type Kept = { file: File; keptAt: number }
type Key = [tab: string, draft: string, field: string]

/** Maximum age of files of a tab that may be closed, in ms. */
const LONGEST = 24 * 60 * 60 * 1000

/** Maximum time that a page waits for the storage, in ms. */
const LONGEST_WAIT = 5_000

const tab = stored<string>(
  'sessionStorage',
  'tab',
  (value) => (typeof value === 'string' ? value : undefined),
  '',
)
/** Tabs, and drafts by their `nameOf`, with files that are being removed. If the tab is closed, the next start removes the rest. */
const dropped = stored<string[]>(
  'localStorage',
  'droppedFiles',
  (value) => (Array.isArray(value) ? value.map(String) : undefined),
  [],
)

let opened: UseStore | undefined

/** Opens the database on first use. */
function files(): UseStore {
  opened ??= createStore(FILES_DATABASE, 'kept')
  return opened
}

/** Stores a file. It survives this page if the browser could store it. */
export async function keepFile(draft: string, field: string, file: File): Promise<void> {
  await removeDropped()
  const kept: Kept = { file, keptAt: Date.now() }
  await tried(() => set(keyOf(draft, field), kept, files()))
}

/** Returns the stored files of a draft by field. */
export async function readKeptFiles(draft: string): Promise<Map<string, File>> {
  await removeDropped()
  const found = new Map<string, File>()
  await tried(async () => {
    for (const [[ofTab, ofDraft, field], { file }] of await entries<Key, Kept>(files())) {
      if (ofTab === tabId() && ofDraft === draft) found.set(field, file)
    }
  })
  return found
}

/** Removes the files of closed tabs. */
export async function removeStale(): Promise<void> {
  await removeDropped()
  await tried(() => remove(([ofTab], { keptAt }) => ofTab !== tabId() && keptAt < Date.now() - LONGEST))
}

export async function dropFile(draft: string, field: string): Promise<void> {
  await tried(() => del(keyOf(draft, field), files()))
}

/** Removes the files of a draft. From the call on they are never read again. */
export async function dropFiles(draft: string): Promise<void> {
  dropped.set([...dropped.get(), nameOf(tabId(), draft)])
  await removeDropped()
}

/**
 * Removes all files of this tab, as at a logout. Does not wait, as a storage that does not respond would delay the logout. The tab has a
 * new id at once, so that it never reads them again.
 */
export function dropAllFiles(): void {
  dropped.set([...dropped.get(), tabId()])
  tab.set('')
  void removeDropped()
}

async function removeDropped(): Promise<void> {
  const names = dropped.get()
  if (names.length === 0) return
  await tried(async () => {
    await remove(([ofTab, draft]) => names.includes(ofTab) || names.includes(nameOf(ofTab, draft)))
    dropped.set(dropped.get().filter((name) => !names.includes(name)))
  })
}

async function remove(shallGo: (key: Key, kept: Kept) => boolean): Promise<void> {
  const all = await entries<Key, Kept>(files())
  const going = all.filter(([key, kept]) => shallGo(key, kept)).map(([key]) => key)
  await delMany(going, files())
}

const nameOf = (ofTab: string, draft: string) => `${ofTab} ${draft}`

const keyOf = (draft: string, field: string): Key => [tabId(), draft, field]

/** Returns an id of the tab that survives a reload, like its session storage. */
function tabId(): string {
  if (tab.get() === '') tab.set([...crypto.getRandomValues(new Uint32Array(4))].join('-'))
  return tab.get()
}

/** Ignores failures, as the page later says which file is missing. Stops waiting for a storage that does not respond. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  try {
    await Promise.race([work(), pause(LONGEST_WAIT)])
  } catch {
    return
  }
}
