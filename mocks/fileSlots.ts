import type { Slots } from './control/data/slots.ts'
import { SETTINGS_FORMAT } from './control/savedSettings.ts'
import { FORMAT } from './store/collections.ts'
import { filePersistences } from './store/filePersistence.ts'

/** Saves all data of the mock in one file. Throws for a file of another version or of another program. */
export function fileSlots(file: string): Slots {
  const slot = filePersistences(file, `rows ${FORMAT}, settings ${SETTINGS_FORMAT}`)
  return { rows: slot('rows'), settings: slot('settings'), files: slot('files') }
}
