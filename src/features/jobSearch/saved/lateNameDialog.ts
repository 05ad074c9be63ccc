import { latePart } from '#src/context/latePart.tsx'

/** Asks for the name of a search; the dialog's code loads with its first use. */
export const NameDialog = latePart({
  load: async () => (await import('./NameDialog.tsx')).NameDialog,
  isRequired: true,
})
