import { useStore } from '#src/lib/store.ts'
import { ConsentNotice } from './ConsentNotice.tsx'
import { askingStore } from './asking.ts'
import { consentStore, effectiveConsent } from './consent.ts'

/** The question for consent, while the person has not answered or wants to answer anew. */
export function Consent() {
  const answer = useStore(consentStore)
  const isAskedAgain = useStore(askingStore)
  return (isAskedAgain || effectiveConsent(answer) === null) && <ConsentNotice />
}
