import type { entry } from '#i18n/en/entry.ts'
import { textsOf } from '#i18n/load.ts'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { stepsOf } from '#src/routes/flows.ts'

export type EntryStep = keyof (typeof entry)['steps']

/** Returns the head of a step; no step is indexed. */
export const entryHead =
  (step: EntryStep) =>
  ({ lang }: PageContext): Head => {
    const t = textsOf(lang, 'entry')
    const number = stepsOf('entry').indexOf(step) + 1
    return pageHead(lang, {
      title: t.pageTitle({ step: number, name: t.steps[step] }),
      description: t.description,
      noindex: true,
    })
  }
