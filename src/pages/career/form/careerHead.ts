import { brand } from '#domain/brand.ts'
import type { career } from '#i18n/en/career.ts'
import { textsOf } from '#i18n/load.ts'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Returns the head of a step. */
export const careerHead =
  (step: keyof (typeof career)['steps']) =>
  ({ lang }: PageContext): Head => {
    const t = textsOf(lang, 'career')
    const title = step === 'career' ? t.title : `${t.title}: ${t.steps[step]}`
    return { title: `${title} | ${brand.name[lang]}`, description: t.description }
  }
