/** Saves the mock's changing data for a reload of the page. */
export type Persistence = {
  load(): string | null
  save(text: string): void
  /** Returns whether the storage had no room for the last text. Omit it for unlimited storage. */
  isFull?(): boolean
}

/** In a storage of the browser. If that is full or forbidden, the data is lost with the page. */
export function storagePersistence(storage: 'localStorage' | 'sessionStorage', key: string): Persistence {
  let isFull = false
  return {
    isFull: () => isFull,
    load() {
      try {
        return window[storage].getItem(key)
      } catch {
        return null
      }
    },
    save(text) {
      try {
        window[storage].setItem(key, text)
        isFull = false
      } catch (error) {
        isFull = true
        console.warn('The mock data could not be saved:', error)
      }
    },
  }
}
