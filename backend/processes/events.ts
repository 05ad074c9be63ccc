import { backendTexts } from '#i18n/backend.ts'
import type { ProcessEvent } from '../ports/processes.ts'
import type { Advisor } from '../ports/records.ts'
import { shortName } from './advisor.ts'

type Texts = (typeof backendTexts)['en']['processEvents']
export type EventName = keyof Texts

/** Returns an event of a history, in both languages. */
export function eventOf(name: EventName, at: string, advisor: Advisor): ProcessEvent {
  const textIn = (lang: 'ja' | 'en') => {
    const text = backendTexts[lang].processEvents[name]
    return typeof text === 'string' ? text : text(shortName(advisor, lang))
  }
  return { at, text: { ja: textIn('ja'), en: textIn('en') } }
}
