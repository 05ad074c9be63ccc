/** The files of the program, as the server lists them in a page. */
export type Program = {
  /** Executed in this order. */
  run: string[]
  /** Imported by these; loaded in parallel. */
  load: string[]
}

export const PROGRAM_ID = 'program'
