import { licences } from './terms/licences.ts'
import { school } from './terms/school.ts'
import { visas } from './terms/visas.ts'
import { work } from './terms/work.ts'

/** A Japanese term for English words of a line. */
export type Suggestion = { ja: string; en: string; /** The line with the term. */ line: string }

const terms = [...school, ...work, ...licences, ...visas]

const MOST_WORDS = 7
const MOST_SUGGESTIONS = 6

/** Returns Japanese terms for the English words at the end of a line, and for an event at its start: "joined Sample Systems". */
export function suggestionsFor(line: string): Suggestion[] {
  const found = [...eventsAtStart(line), ...termsAtEnd(line)]
  return found
    .filter(({ ja }, place) => found.findIndex((other) => other.ja === ja) === place)
    .slice(0, MOST_SUGGESTIONS)
}

/** The event belongs to the end of a Japanese line: "joined Sample Systems" is 「Sample Systems 入社」. */
function eventsAtStart(line: string): Suggestion[] {
  const typed = line.trim().toLowerCase()
  return terms.flatMap(({ ja, en, isEvent }) => {
    const words = isEvent && longest(en.filter((each) => typed.startsWith(`${each} `)))
    if (!words) return []
    const rest = line
      .trim()
      .slice(words.length)
      .trim()
      .replace(/^(?:from|at|in|the) /i, '')
      .trim()
    return rest === '' ? [] : [{ ja, en: words, line: `${rest} ${ja}` }]
  })
}

const longest = (texts: string[]) => texts.toSorted((a, b) => b.length - a.length)[0]

/** Terms with words that begin like the words at the end of the line. More words come before fewer, whole ones before begun ones. */
function termsAtEnd(line: string): Suggestion[] {
  const starts = [...line.matchAll(/(?<![a-z'’])[a-z]/gi)].map(({ index }) => index).slice(-MOST_WORDS)
  return starts.flatMap((start) => {
    const typed = line.slice(start).toLowerCase().trim()
    if (typed.length < 2) return []
    const before = line.slice(0, start).trimEnd().replace(/,$/, '')
    const isJoined = before === '' || /[（(・]$/.test(before)
    return matching(typed).map(({ ja, en }) => ({ ja, en, line: `${before}${isJoined ? '' : ' '}${ja}` }))
  })
}

function matching(typed: string): { ja: string; en: string }[] {
  const found = terms.flatMap(({ ja, en }) => {
    const words = en.filter((each) => each.startsWith(typed))
    const whole = words.find((each) => each === typed) ?? words[0]
    return whole === undefined ? [] : [{ ja, en: whole }]
  })
  return found.toSorted((a, b) => Number(b.en === typed) - Number(a.en === typed))
}
