import { type ComponentType, lazy } from 'react'
import { loadTexts } from '#i18n/load.ts'
import type { Namespace } from '#i18n/texts.ts'
import { loadAwaited } from '../lib/reloadOnFailedChunk.ts'
import { inEachLanguage } from './lazyWithTexts.tsx'

/**
 * Returns a component that a press opens, such as a dialog. Its code and its own dictionaries load with the first press. A failure is
 * handled like the failure of a page.
 */
export function dialogWithTexts<Props extends object>(
  names: Namespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return inEachLanguage<Props>((lang) =>
    lazy(async () => {
      const [component] = await loadAwaited(() => Promise.all([load(), loadTexts(lang, names)]))
      return { default: component }
    }),
  )
}
