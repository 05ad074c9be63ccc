/** The header's part for a signed-in person; loaded only then. */
import { languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'

export { PersonLinks } from './PersonLinks.tsx'
export { PersonMenu } from './PersonMenu.tsx'

/** Loads the texts in every language, since the header stays when the language changes. */
export async function loadPersonTexts(): Promise<void> {
  await Promise.all(languages.map((lang) => loadTexts(lang, ['person'])))
}
