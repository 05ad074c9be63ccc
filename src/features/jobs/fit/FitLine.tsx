import { lazyAnswer } from './lazyAnswer.tsx'

/** A line of a card with the answer to "Can I get this job?" once the person has told their conditions; before, with other facts. */
export const FitLine = lazyAnswer(async () => (await import('./CardAnswer.tsx')).CardAnswer)
