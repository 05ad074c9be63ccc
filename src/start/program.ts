/** The files of the program, as the server lists them in a page. */
export type Program = {
  /** To be run one after the other. */
  run: string[]
  /** Asked for by these: loaded at the same time. */
  load: string[]
}

export const PROGRAM_ID = 'program'
