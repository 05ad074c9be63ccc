import { stored } from '#src/lib/stored.ts'

/** What a person has answered to the question whether views may be counted. */
export type Consent = 'accepted' | 'declined'

const readConsent = (value: unknown) => (value === 'accepted' || value === 'declined' ? value : undefined)

/** The answer, kept by this browser; null while there is none. */
export const consentStore = stored<Consent | null>('localStorage', 'consent', readConsent, null)

/** The answer that counts: a browser that asks not to be followed has declined until the person says otherwise. */
export function effectiveConsent(answer: Consent | null): Consent | null {
  return answer ?? (asksNotToBeFollowed() ? 'declined' : null)
}

declare global {
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean
  }
}

function asksNotToBeFollowed(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
