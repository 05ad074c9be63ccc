import type { Persistence } from '../../store/persistence.ts'

/** The places in which the mock keeps its state over a reload of the page or a restart. */
export type Slots = {
  rows: Persistence
  /** Settings, mails and the people who were made. */
  settings: Persistence
  /** Missing where there is too little room for files. */
  files?: Persistence
}
