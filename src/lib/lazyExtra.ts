import { type ComponentType, lazy } from 'react'
import { loadAhead } from './reloadOnFailedChunk.ts'

/** A lazy component that the page can do without: if it fails to load, the fallback or nothing is rendered. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    try {
      return { default: await loadAhead(load) }
    } catch {
      return { default: Instead }
    }
  })
}
