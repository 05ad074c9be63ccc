/** Where the mock's changing data outlives a reload of the page. */
export type Persistence = {
  load(): string | null
  save(text: string): void
}

/** In a storage of the browser. Where that is full or forbidden, the data lives as long as the page. */
export function storagePersistence(storage: 'localStorage' | 'sessionStorage', key: string): Persistence {
  return {
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
      } catch (error) {
        console.warn('The mock data could not be saved:', error)
      }
    },
  }
}
