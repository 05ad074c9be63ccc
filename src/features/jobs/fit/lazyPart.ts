import type { ComponentType } from 'react'
import { languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'

/** A component with the texts of "Can I get this job?", loaded once somebody has told conditions. If that fails, nothing is answered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
) {
  return lazyExtra<Props>(async () => {
    const [part] = await Promise.all([load(), ...languages.map((lang) => loadTexts(lang, ['fit']))])
    return part
  }, Instead)
}
