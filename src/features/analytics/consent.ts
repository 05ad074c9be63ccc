import { createStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'

/** The answer to the question whether page views may be counted. */
export type Consent = 'accepted' | 'declined'

const readConsent = (value: unknown) => (value === 'accepted' || value === 'declined' ? value : undefined)

/** Stores the answer in this browser; null without an answer. */
export const consentStore = stored<Consent | null>('localStorage', 'consent', readConsent, null)

/** Returns the answer, or `declined` without an answer if the browser asks not to be tracked. */
export function effectiveConsent(answer: Consent | null): Consent | null {
  return answer ?? (asksNotToBeTracked() ? 'declined' : null)
}

declare global {
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean
  }
}

function asksNotToBeTracked(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}

/** True while the consent notice is open again, from the link in the footer. */
export const askingStore = createStore(false)
