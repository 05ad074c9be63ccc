import { createStore, get, set } from 'idb-keyval'
import type { Persistence } from './persistence.ts'

const KEY = 'text'

/** In a database of the browser, which has room for files. Without one, as in some private windows, the data is lost with the page. */
export async function indexedDbPersistence(name: string): Promise<Persistence> {
  const store = createStore(name, 'texts')
  const saved = await get<unknown>(KEY, store).catch(warn)
  let text = typeof saved === 'string' ? saved : null
  return {
    load: () => text,
    save(next) {
      text = next
      set(KEY, next, store).catch(warn)
    },
  }
}

function warn(error: unknown): void {
  console.warn('The files of the mock cannot be saved:', error)
}
