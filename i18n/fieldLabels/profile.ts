import { profileFileKinds } from '#domain/forms/profileRequest.ts'
import type { Texts } from '../texts.ts'
import { type LabelOf, labelIn } from './labelIn.ts'
import { personLabels } from './person.ts'

/** The labels of the profile's forms. */
export function profileLabels(t: Texts['profile'], personFields: Texts['personFields']): LabelOf {
  const personLabel = personLabels(personFields)
  return (name) => {
    if (name === 'removedFiles') return t.addition.files
    if (profileFileKinds.some((kind) => name === kind)) return personLabel(name)
    return labelIn(t, name) ?? personLabel(name)
  }
}
