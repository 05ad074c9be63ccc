import { isRecord } from '#domain/record.ts'
import { OPTION_CACHE_AGE } from '#domain/limits.ts'
import { now } from '../lib/clock.ts'
import { stored } from '../lib/stored.ts'
import type { Option } from './generated/client.schemas.ts'
import { listOptions } from './generated/master/master.ts'

type Cached = { options: Option[]; loadedAt: number }

/** The option master, cached for a day (product-decisions §5). It belongs to nobody, so it survives a logout. */
const cache = stored<Cached>('localStorage', 'hrbc-options', read, { options: [], loadedAt: 0 })

/** The present load, which callers at the same time share. */
let loading: Promise<Option[]> | null = null

/** Returns the option master from the cache, or loads it. */
export async function loadOptions(): Promise<Option[]> {
  const { options, loadedAt } = cache.get()
  const age = now().getTime() - loadedAt
  if (options.length > 0 && age >= 0 && age < OPTION_CACHE_AGE) return options
  return reloadOptions()
}

/** Drops the cached option master. Only the developer panel does, whose mock may answer another one. */
export const forgetOptions = (): void => cache.clear()

/** Loads the option master, whatever is cached. */
export async function reloadOptions(): Promise<Option[]> {
  loading ??= load().finally(() => {
    loading = null
  })
  return loading
}

async function load(): Promise<Option[]> {
  const { options } = await listOptions()
  cache.set({ options, loadedAt: now().getTime() })
  return options
}

function read(value: unknown): Cached | undefined {
  if (!isRecord(value) || !Array.isArray(value.options) || typeof value.loadedAt !== 'number')
    return undefined
  return { options: value.options.filter(isOption), loadedAt: value.loadedAt }
}

const isOption = (value: unknown): value is Option =>
  isRecord(value) && typeof value.option_id === 'number' && typeof value.alias === 'string'
