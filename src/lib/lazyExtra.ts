import { type ComponentType, lazy } from 'react'
import { loadAhead } from './reloadOnFailedChunk.ts'

/** A component apart from the page, which can do without it: when it cannot be loaded, the other one or nothing stands there. */
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
