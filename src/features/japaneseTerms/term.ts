/** A Japanese term, with the English words that a person may type for it, in lower case. */
export type Term = {
  ja: string
  en: string[]
  /** Written at the end of a line of a resume: 「株式会社見本 入社」. */
  isEvent?: true
}
