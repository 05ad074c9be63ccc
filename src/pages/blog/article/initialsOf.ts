/** Returns the text of an author's crest: the family name 「岡部」 of 「岡部 拓海」, "LF" of "Luiza Fernandes". */
export function initialsOf(name: string): string {
  const parts = name.split(/\s+/)
  const [first = ''] = parts
  const isLatin = /^\p{Script=Latin}/u.test(first)
  return isLatin
    ? parts
        .map((part) => [...part][0] ?? '')
        .join('')
        .slice(0, 2)
    : first.slice(0, 2)
}
