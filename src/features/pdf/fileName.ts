/** Names of files. They are valid on every system, and the same text has the same name everywhere (NFC). */

export type Script = 'japanese' | 'latin'

type Document = { kind: 'resume' | 'career'; name: string; createdDate: string | null }

const titles: Record<Document['kind'], Record<Script, string>> = {
  resume: { japanese: '履歴書', latin: 'Resume' },
  career: { japanese: '職務経歴書', latin: 'Career-History' },
}

/** The most characters of a person's name, so that the file's name is at most 200 bytes in UTF-8. */
const LONGEST = 40

/** Latin letters that are not a letter with a mark in Unicode. */
const letters = new Map(
  Object.entries({
    đ: 'd',
    Đ: 'D',
    ð: 'd',
    Ð: 'D',
    ł: 'l',
    Ł: 'L',
    ø: 'o',
    Ø: 'O',
    ħ: 'h',
    Ħ: 'H',
    ı: 'i',
  }).concat(Object.entries({ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'Th' })),
)

/**
 * Names the file of a document by title, person and printed date: 「履歴書_Maria-Santos_20261121.pdf」, or in ASCII letters only
 * "Resume_Maria-Santos_20261121.pdf". A part without characters of the script is left out.
 */
export function fileName({ kind, name, createdDate }: Document, script: Script): string {
  const person = script === 'latin' ? asciiName(name) : safeName(name)
  const date = createdDate?.replaceAll('-', '') ?? ''
  return `${[titles[kind][script], person, date].filter((part) => part !== '').join('_')}.pdf`
}

/** Preserves letters, digits and the marks on them of every script; all other text becomes a hyphen. */
function safeName(name: string): string {
  const words = name.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u)
  const joined = words.filter((word) => word !== '').join('-')
  return [...joined].slice(0, LONGEST).join('').replace(/-$/, '')
}

function asciiName(name: string): string {
  const known = name.normalize('NFC').replaceAll(/[^\p{ASCII}]/gu, (letter) => letters.get(letter) ?? letter)
  const withoutMarks = known.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return safeName(withoutMarks.replaceAll(/[^\p{ASCII}]/gu, ' '))
}
