import type { Lang } from '#domain/lang.ts'
import { shortName as shortNameOf } from '#domain/text.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Advisor } from '../ports/bilingual.ts'
import type { ProcessEvent } from '../ports/processes.ts'

type Texts = (typeof backendTexts)['en']['processEvents']
export type EventName = keyof Texts

/** Returns an event of a history, in both languages. */
export function eventOf(name: EventName, at: string, advisor: Advisor): ProcessEvent {
  const textIn = (lang: Lang) => {
    const text = backendTexts[lang].processEvents[name]
    return typeof text === 'string' ? text : text(shortName(advisor, lang))
  }
  return { at, text: { ja: textIn('ja'), en: textIn('en') } }
}

/** Returns the name of an advisor in texts. */
export const shortName = (advisor: Advisor, lang: Lang): string => shortNameOf(advisor[lang].name)
