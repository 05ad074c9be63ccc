import type { Lang } from '#domain/lang.ts'
import { OPTION_CACHE_AGE } from '#domain/limits.ts'
import { isRecord } from '#domain/record.ts'
import { stored } from '../lib/stored.ts'
import { now } from '../lib/time.ts'
import type { Option } from './generated/client.schemas.ts'
import { listOptions } from './generated/master/master.ts'

type Cached = { options: Option[]; loadedAt: number }

/** The option master, cached for a day (product-decisions §5). It contains no personal data, so it survives a logout. */
const cache = stored<Cached>('localStorage', 'hrbc-options', read, { options: [], loadedAt: 0 })

/** The present load, which callers at the same time share. */
let loading: Promise<Option[]> | null = null

/** Returns the option master from the cache, or loads it. */
export async function loadOptions(lang: Lang): Promise<Option[]> {
  const { options, loadedAt } = cache.get()
  const age = now().getTime() - loadedAt
  if (options.length > 0 && age >= 0 && age < OPTION_CACHE_AGE) return options
  return reloadOptions(lang)
}

/** Drops the cached option master. Only for the developer panel: its mock may change the option master. */
export const forgetOptions = (): void => cache.clear()

/** Loads the option master, whatever is cached. The language is that of a failure: the aliases are the same in both. */
export async function reloadOptions(lang: Lang): Promise<Option[]> {
  loading ??= load(lang).finally(() => {
    loading = null
  })
  return loading
}

async function load(lang: Lang): Promise<Option[]> {
  const { options } = await listOptions(lang)
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
