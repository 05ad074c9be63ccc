import { latePart } from '#src/context/latePart.tsx'

/** The warning before an application in vain; its code and texts load after the page. */
export const LateFitWarning = latePart({
  texts: ['fit', 'jobOptions'],
  load: async () => (await import('./FitWarning.tsx')).FitWarning,
})
