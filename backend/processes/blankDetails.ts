import type { ProcessDetails } from '../ports/processes.ts'

/** The details of a process of which nothing is known but its job and status. */
export const blankDetails: ProcessDetails = {
  relatedId: null,
  advisor: null,
  answerBy: null,
  comment: { ja: '', en: '' },
  appointment: null,
  letter: { ja: '', en: '' },
  fits: [],
  preparation: [],
  history: [],
  answers: [],
}
