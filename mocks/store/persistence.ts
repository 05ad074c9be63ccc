/** Keeps the mock's changing data over a reload of the page. */
export type Persistence = {
  load(): string | null
  save(text: string): void
  /** Returns whether there was no room for the last text. Missing where there always is. */
  isFull?(): boolean
}

/** In a storage of the browser. Where that is full or forbidden, the data lives as long as the page. */
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
