/** Where the mock's changing data outlives a reload of the page. */
export type Persistence = {
  load(): string | null
  save(text: string): void
}

/** In the browser's local storage. Where that is full or forbidden, the data lives as long as the page. */
export function localStoragePersistence(key: string): Persistence {
  return {
    load() {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    save(text) {
      try {
        localStorage.setItem(key, text)
      } catch (error) {
        console.warn('The mock data could not be saved:', error)
      }
    },
  }
}
