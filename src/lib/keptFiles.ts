/**
 * Files of a draft, kept over a reload where the browser can store them: IndexedDB may be missing, full or forbidden. They belong to one
 * tab, and go when the draft goes; those of tabs that were closed go after a day.
 */
import { type UseStore, createStore, del, delMany, entries, set } from 'idb-keyval'
import { FILES_DATABASE } from './filesDatabase.ts'
import { pause } from './pause.ts'
import { stored } from './stored.ts'

type Kept = { file: File; keptAt: number }
type Key = [tab: string, draft: string, field: string]

/** How long files of a tab that may have been closed stay, in ms. */
const LONGEST = 24 * 60 * 60 * 1000

/** How long a page waits for the storage, in ms. */
const LONGEST_WAIT = 5_000

const tab = stored<string>(
  'sessionStorage',
  'tab',
  (value) => (typeof value === 'string' ? value : undefined),
  '',
)
let opened: UseStore | undefined

/** Opened when it is first needed. */
function files(): UseStore {
  opened ??= createStore(FILES_DATABASE, 'kept')
  return opened
}

/** Keeps a file. It outlives this page where the browser could do it. */
export async function keepFile(draft: string, field: string, file: File): Promise<void> {
  const kept: Kept = { file, keptAt: Date.now() }
  await tried(() => set(keyOf(draft, field), kept, files()))
}

/** The files of a draft by their fields, as far as they could be kept. */
export async function readKeptFiles(draft: string): Promise<Map<string, File>> {
  const found = new Map<string, File>()
  await tried(async () => {
    for (const [[ofTab, ofDraft, field], { file }] of await entries<Key, Kept>(files())) {
      if (ofTab === tabId() && ofDraft === draft) found.set(field, file)
    }
  })
  return found
}

/** Removes what closed tabs have left behind. */
export async function removeStale(): Promise<void> {
  await tried(async () => {
    const all = await entries<Key, Kept>(files())
    const left = all.filter(([[ofTab], { keptAt }]) => ofTab !== tabId() && keptAt < Date.now() - LONGEST)
    await delMany(
      left.map(([key]) => key),
      files(),
    )
  })
}

export async function dropFile(draft: string, field: string): Promise<void> {
  await tried(() => del(keyOf(draft, field), files()))
}

export async function dropFiles(draft: string): Promise<void> {
  await tried(async () => {
    const all = await entries<Key, Kept>(files())
    const ofDraft = all.map(([key]) => key).filter(([ofTab, name]) => ofTab === tabId() && name === draft)
    await delMany(ofDraft, files())
  })
}

const keyOf = (draft: string, field: string): Key => [tabId(), draft, field]

/** Survives a reload, as the session storage of the tab does. */
function tabId(): string {
  if (tab.get() === '') tab.set([...crypto.getRandomValues(new Uint32Array(4))].join('-'))
  return tab.get()
}

/** What the browser cannot do is left: the page says later which file is missing. Nobody waits for a storage that never answers. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  try {
    await Promise.race([work(), pause(LONGEST_WAIT)])
  } catch {
    return
  }
}
