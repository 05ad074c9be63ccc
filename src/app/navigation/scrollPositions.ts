import { stored } from '../../lib/stored.ts'

/** Maximum number of history entries with a stored position. */
const KEPT_ENTRIES = 50

const kept = stored<Record<string, number>>('sessionStorage', 'scrollPositions', readPositions, {})

/** Returns the scroll position of a history entry, in CSS pixels; survives a reload. */
export function positionOf(entry: string): number | undefined {
  return kept.get()[entry]
}

export function keepPosition(entry: string, y: number): void {
  const { [entry]: _, ...others } = kept.get()
  const newest = Object.entries(others).slice(1 - KEPT_ENTRIES)
  kept.set({ ...Object.fromEntries(newest), [entry]: y })
}

/** Returns the numeric entries and ignores all others. */
function readPositions(value: unknown): Record<string, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
