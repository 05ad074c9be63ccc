import { type ComponentType, use } from 'react'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import type { Namespace } from '#i18n/texts.ts'
import { loadAhead, loadAwaited } from '../lib/reloadOnFailedChunk.ts'
import { HydrateLater } from './HydrateLater.tsx'
import { useLang } from './language.ts'

export type LateSections = ComponentType & {
  /** Loads the part. A page waits for it wherever the program, and not the server, renders the page (`definePage.tsx`). */
  load: (lang: Lang) => Promise<unknown>
  /** Loads the part ahead. If that fails, it never settles: the part stays as the server rendered it, and its links work. */
  loadAhead: (lang: Lang) => Promise<unknown>
}

/**
 * Returns the sections of a page below its first screen. The server renders it with the page, but its code and dictionaries follow those of the
 * first screen, and React takes it over then.
 */
export function lateSections(names: Namespace[], loadPart: () => Promise<ComponentType>): LateSections {
  const part: { Component?: ComponentType } = {}
  const loaded = new Set<Lang>()
  const ahead: Partial<Record<Lang, Promise<void>>> = {}

  async function load(lang: Lang): Promise<void> {
    const [Component] = await Promise.all([loadPart(), loadTexts(lang, names)])
    part.Component = Component
    loaded.add(lang)
  }

  const loadOnce = (lang: Lang) =>
    (ahead[lang] ??= loadAhead(() => load(lang)).catch(() => new Promise<never>(() => {})))

  function Loaded() {
    const lang = useLang()
    if (!loaded.has(lang)) use(loadOnce(lang))
    return part.Component && <part.Component />
  }
  const Late = () => (
    <HydrateLater>
      <Loaded />
    </HydrateLater>
  )
  return Object.assign(Late, { load: (lang: Lang) => loadAwaited(() => load(lang)), loadAhead: loadOnce })
}
