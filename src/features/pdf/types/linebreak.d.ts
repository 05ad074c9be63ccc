declare module 'linebreak' {
  /** Finds the places where a line of text may end (UAX 14). */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
