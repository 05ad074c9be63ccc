import { stored } from '../../lib/stored.ts'

/** Entries of the history whose positions are kept. */
const KEPT_ENTRIES = 50

const kept = stored<Record<string, number>>('sessionStorage', 'scrollPositions', readPositions, {})

/** Where the view stood in each entry of the history, in CSS pixels; survives a reload. */
export function positionOf(entry: string): number | undefined {
  return kept.get()[entry]
}

export function keepPosition(entry: string, y: number): void {
  const { [entry]: _, ...others } = kept.get()
  const newest = Object.entries(others).slice(1 - KEPT_ENTRIES)
  kept.set({ ...Object.fromEntries(newest), [entry]: y })
}

/** The entries with a number, whatever else is there. */
function readPositions(value: unknown): Record<string, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}
