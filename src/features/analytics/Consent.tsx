import { useStore } from '#src/lib/store.ts'
import { ConsentNotice } from './ConsentNotice.tsx'
import { askingStore } from './asking.ts'
import { consentStore, effectiveConsent } from './consent.ts'

/** The consent notice, while there is no answer or the person has reopened it. */
export function Consent() {
  const consent = useStore(consentStore)
  const isAskedAgain = useStore(askingStore)
  return (isAskedAgain || effectiveConsent(consent) === null) && <ConsentNotice />
}
