import type { Lang } from '#domain/lang.ts'

/** A text that people read, as the linters get it: without markup, with a number in place of each inserted value. */
export type Text = {
  path: string
  line: number
  /** The names that lead to it, such as `mail.verify.subject`. */
  key: string
  lang: Lang
  text: string
}

export type Finding = {
  source: Text
  rule: string
  message: string
  /** The sentence with the mistake. */
  sentence: string
}

/** Returns the sentence at a position of a text, counted in UTF-16 units. */
export function sentenceAt(text: string, position: number): string {
  let end = 0
  const found = text.split(/(?<=[。\n])|(?<=[.!?]”?) (?=[A-Z“])/).find((sentence) => {
    end += sentence.length
    return position < end
  })
  return (found ?? text).trim()
}
