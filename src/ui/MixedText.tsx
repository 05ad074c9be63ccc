import { Fragment } from 'react'
import { type LanguageRun, languageRuns } from '../lib/languageRuns.ts'

/** A text in the language given, with the Japanese terms in an English one marked. It stands in an element of that language. */
export function MixedText({ text, lang }: { text: string; lang: LanguageRun['lang'] }) {
  return languageRuns(text, lang).map((run, place) =>
    run.lang === lang ? (
      <Fragment key={place}>{run.text}</Fragment>
    ) : (
      <span key={place} lang={run.lang}>
        {run.text}
      </span>
    ),
  )
}
