import type { Texts } from '../texts.ts'
import { type LabelOf, labelIn } from './labelIn.ts'
import { personLabels } from './person.ts'

/** The labels of the entry form. */
export function entryLabels(t: Texts['entry'], personFields: Texts['personFields']): LabelOf {
  const personLabel = personLabels(personFields)
  // The labels of consents are sentences with a link.
  const consents = { agreeToTerms: t.agreeToTermsName, agreeToHashi: t.register, agreeToGitTap: t.register }
  return (name) => personLabel(name) ?? labelIn(consents, name) ?? labelIn(t, name)
}
