/** A report of the linters that the product accepts, with the reason. An entry that allows nothing any more is reported. */
export type Allowed = {
  rule: string
  /** A part of the message or of the sentence; without it the entry allows everything of the rule. */
  text?: RegExp
  reason: string
}

/** Decisions of style. */
const style: Allowed[] = [
  { rule: 'OxfordComma', reason: 'British style: a comma before “and” only where it helps.' },
  {
    rule: 'SentenceCapitalization',
    text: /^[a-z]|final_new2\.docx/m,
    reason: 'Items of a list, and texts that continue a label.',
  },
  { rule: 'CompoundNouns', reason: 'Compounds may be open: “job seeker”, “file name”, “per cent”.' },
  { rule: 'Codebases', reason: 'Compounds may be open.' },
  {
    rule: 'DisjointPrefixes',
    text: /\b(?:re|non|counter)-/i,
    reason: 'British English hyphenates “re-employment”.',
  },
  { rule: 'DiscourseMarkers', reason: 'No comma is needed after a short adverb.' },
  { rule: 'ExpandMinimum', text: /\d min\b/, reason: '“min” is the abbreviation of minutes.' },
  { rule: 'ExpandMemoryShorthands', text: /\d MB\b/, reason: 'The unit that file managers show.' },
  { rule: 'CondenseAllThe', reason: '“All of the” is correct.' },
  { rule: 'LongSentences', text: /[:;]/, reason: 'Divided by a colon or semicolon.' },
  {
    rule: 'sentence-length',
    text: /お預かりします。|受理しません。/,
    reason: 'Lists of a legal text that belong into one sentence.',
  },
]

/** Texts that are given. */
const given: Allowed[] = [
  { rule: 'terms', text: /Japan visa status/, reason: 'The message of the specification, and its label.' },
  { rule: 'UseEllipsisCharacter', text: /Loading\.\.\./, reason: 'The text of the specification.' },
  { rule: 'UpdatePlaceNames', text: /Turkey/, reason: 'The name that the list of nationalities has.' },
  { rule: 'NumericRangeEnDash', text: /\d-\d/, reason: 'Numbers of standards, articles and addresses.' },
  {
    rule: 'CapitalizePersonalPronouns',
    text: /\(i\)/,
    reason: 'The status “Highly Skilled Professional (i)”.',
  },
  {
    rule: 'OrthographicConsistency',
    text: /“(?:Da|js|Apr|Dec|DAGs|Datadog)”/,
    reason: 'Da Nang, .js, months, products.',
  },
  { rule: 'MergeWords', text: /Hai Phong/, reason: 'A city.' },
  { rule: 'Spaces', text: /\.NET/, reason: 'A product.' },
  { rule: 'MultipleSequentialPronouns', text: /My Number/, reason: 'The name of a card.' },
  { rule: 'ExpandControl', text: /Ctrl\+C/, reason: 'The name of a key.' },
  {
    rule: 'SpellCheck',
    text: /“[A-Z]\.(?:[A-Z]\.)?”/,
    reason: 'Initials, and letters at the end of a sentence.',
  },
  { rule: 'SpellCheck', text: /“T10”/, reason: 'A part of a time in the form of ISO 8601.' },
  { rule: 'SpellCheck', text: /“s”[^]*\d/, reason: '“20s”, “7 s”, and “’s” after an inserted name.' },
  {
    rule: 'SpellCheck',
    text: /“(?:dependants?|flexitime|(?:rire|shoku)\w+)”/,
    reason: 'Also written with a capital.',
  },
  {
    rule: 'SpellCheck',
    text: /Wi-Fi|S\/4HANA|IPA’s|Tanaka’s|final_new2|Intra-company|Bon festival/,
    reason: 'Parts of names.',
  },
]

/** Sentences that Harper parses wrongly. */
const misread: Allowed[] = [
  {
    rule: 'no-doubled-joshi',
    text: /ことがあ|可能性があ|ことになり/,
    reason: 'The second particle belongs to a set phrase.',
  },
  {
    rule: 'CurrencyPlacement',
    text: /“[¥\d]/,
    reason: 'Harper does not know that ¥ stands before the number.',
  },
  { rule: 'QuantifierNumeralConflict', reason: '“Some 1,400” is a rough number.' },
  { rule: 'HyphenateNumberDay', reason: '“1 day remote” and “1 day left” are no compounds.' },
  { rule: 'SplitWords', text: /fivefold|lacquerware|runbook/, reason: 'English words.' },
  { rule: 'SpellCheck', text: /chilblained/, reason: 'An English word.' },
  { rule: 'AnA', text: /at A |A is well/, reason: 'A letter.' },
  { rule: 'MassNouns', text: /posting|briefing|liking|a rent of/i, reason: 'Countable here.' },
  {
    rule: 'DisjointPrefixes',
    text: /a call over|out side by|out points/,
    reason: '“Over” and “out” are prepositions here.',
  },
  {
    rule: 'LetsConfusion',
    text: /holiday lets|days to let/,
    reason: '“Let” is a noun or an infinitive here.',
  },
  { rule: 'Everyone', text: /every one/i, reason: '“Every one” of things.' },
  { rule: 'WereWhere', text: /^Where /m, reason: 'The sentence begins with “where”.' },
  { rule: 'ToTwoToo', text: /Japanese to Thai|testers too go/, reason: '“To” and “too” are right.' },
  { rule: 'WayTooAdjective', text: /way to (?:permanent|Rust)/, reason: 'The way to something.' },
  {
    rule: 'PronounVerbAgreement',
    text: /learnt|withdrew|It is worth/,
    reason: 'Past tenses, and an impersonal “it”.',
  },
  { rule: 'TheirToThere', text: /left their/, reason: 'A possessive.' },
  { rule: 'OneOfTheSingular', text: /one of the two/i, reason: '“Two” is a number here.' },
  { rule: 'MissingPreposition', text: /kindly meant|service is open/, reason: 'Complete sentences.' },
  {
    rule: 'MissingTo',
    text: /expect time|C means|to learn Go/,
    reason: 'Verbs of another clause; “Go” is a language.',
  },
  { rule: 'NotTo', text: /a no to/, reason: '“No” is a noun here.' },
  { rule: 'HowTo', text: /Review how/, reason: 'An indirect question.' },
  { rule: 'FindOut', reason: '“Find out” is right without an object.' },
  { rule: 'MissingDeterminer', text: /report test/, reason: 'A label.' },
  { rule: 'Dashes', text: /^--$/m, reason: 'The line that begins a signature (RFC 3676).' },
  { rule: 'PhrasalVerbAsCompoundNoun', text: /handover/, reason: 'A noun.' },
  { rule: 'OutOfDate', reason: 'No hyphens are needed after “is”.' },
]

export const allowed: readonly Allowed[] = [...style, ...given, ...misread]
