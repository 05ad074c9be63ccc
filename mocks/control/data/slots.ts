import type { Persistence } from '../../store/persistence.ts'

/** The places where the mock saves its state for a reload of the page or a restart. */
export type Slots = {
  rows: Persistence
  /** Settings, mails and the people who were made. */
  settings: Persistence
  /** Omitted where files need not survive. */
  files?: Persistence
}
