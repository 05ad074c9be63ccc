import type { Lang } from '#domain/lang.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Store } from '../ports/store.ts'
import { applyAnswer, applyReference, changeAnswer, changeReference } from '../processChanges/answers.ts'

/** Makes the body of a stored response from its reference. Throws if the reference has another form. */
export type Replay = (store: Store, reference: unknown, lang: Lang) => Promise<unknown>

/** The operations whose stored responses have a reference in place of a body. */
export const replays: Partial<Record<OperationId, Replay>> = {
  changeProcessStatus: (store, reference, lang) =>
    changeAnswer(store, changeReference.parse(reference), lang),
  applyForJobs: (store, reference, lang) => applyAnswer(store, applyReference.parse(reference), lang),
}
