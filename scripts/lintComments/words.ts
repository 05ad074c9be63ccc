/** A word or construction that makes a sentence hard to read, with its replacement. */
export type Word = {
  /** Blanks are ` +`, because a line break in a sentence is several blanks. */
  pattern: RegExp
  reason: string
  instead: string
}

export const words: readonly Word[] = [
  {
    pattern: /\bwhose\b/i,
    reason: 'hides the subject in a clause',
    instead: '“with …”, or a new sentence: “a request with this body”',
  },
  {
    pattern:
      /\b(?:about|above|after|against|at|before|behind|below|between|beyond|by|during|for|from|in|into|of|on|over|since|than|through|to|towards|under|until|with|within|without) +(?:which|whom)\b/i,
    reason: 'puts the subject last',
    instead:
      'a noun, or a clause with “that” or “where”: “the maximum age of a file”, “the address that it was sent to”',
  },
  {
    pattern: /\bwhat\b/i,
    reason: 'does not name the thing',
    instead: 'the noun: “the stored values”, “the missing parts”',
  },
  {
    pattern: /(?<=(?:^|[.:;]) *)(?:who|whom|of that)\b/im,
    reason: 'begins a sentence without its subject',
    instead: 'the subject first: “the person who …”',
  },
  {
    pattern:
      /\b(?:goes|going|gone|went|go +(?:away|back|from|into|on|out|there|through|to|together|with))\b/i,
    reason: 'names no event',
    instead: '“opens”, “moves to”, “is sent to”, “continues”, “is removed”, “is missing”',
  },
  {
    pattern: /\b(?:stands?|standing|stood)\b/i,
    reason: 'is a figure of speech',
    instead: '“is”, “represents”, “replaces”, “placeholder”',
  },
  {
    pattern: /\b(?:tells?|telling|told)\b/i,
    reason: 'is a figure of speech',
    instead: '“contains”, “shows”, “names”, “distinguishes”, “returns whether”',
  },
  {
    pattern: /\b(?:any|every|no|some)body\b/i,
    reason: 'does not say which people or programs',
    instead: '“a person”, “all visitors”, “another process”, “no session”, or an adjective: “unconfirmed”',
  },
  {
    pattern: /\b(?:is|are|was|were) +none\b/i,
    reason: 'does not name the missing thing',
    instead: '“null without a file”, “is not a number”, “hidden at 0”',
  },
  {
    pattern: /\b(?:(?:comes?|came|coming) +(?:along|back|from|of|out|to|with)|(?:has|have|had) +come)\b/i,
    reason: 'is a figure of speech',
    instead: '“is from”, “returns”, “is part of”, “follows”',
  },
  {
    pattern: /\bkept\b/i,
    reason: 'may mean stored, unchanged or delayed',
    instead: '“stored”, “saved”, “does not change”, “stays”',
  },
  {
    pattern: /\b(?:does|did|do|done|says?|said) +so\b/i,
    reason: 'repeats another verb without its object',
    instead: 'the action: “shows the failure”, “removes them”',
  },
  {
    pattern: /\bno +more\b(?! +than)/i,
    reason: 'may mean time or quantity',
    instead: '“no longer”, “without another”',
  },
]

/** A use that is accepted, with the reason. An entry that accepts nothing any more is reported. */
export type Exception = { path: string; text: string; reason: string }

export const exceptions: readonly Exception[] = []
