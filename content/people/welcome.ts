import { welcome as en } from '#i18n/en/welcome.ts'
import { welcome as ja } from '#i18n/ja/welcome.ts'
import type { NotificationSeed } from './types.ts'

/** The notification that every applicant gets at activation. */
export const welcome: Pick<NotificationSeed, 'kind' | 'processId' | 'ja' | 'en'> = {
  kind: 'welcome',
  processId: null,
  ja: () => ja,
  en: () => en,
}
