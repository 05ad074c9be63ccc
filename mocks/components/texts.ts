import { loadTexts } from '#i18n/load.ts'
import { mockConfig } from '#mocks/config.ts'
import { setConfig } from '#src/context/config.ts'

/** The language of the page, which is for developers. */
export const LANG = 'en'

/** Loads the dictionaries that the components read themselves, and sets the configuration. */
export async function loadComponentTexts(): Promise<void> {
  setConfig({ ...mockConfig, origin: location.origin })
  await loadTexts(LANG, ['common', 'files', 'forms', 'rules'])
}
