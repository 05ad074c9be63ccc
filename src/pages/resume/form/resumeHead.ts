import { brand } from '#domain/brand.ts'
import type { resume } from '#i18n/en/resume.ts'
import { textsOf } from '#i18n/load.ts'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Returns the head of a step. */
export const resumeHead =
  (step: keyof (typeof resume)['steps']) =>
  ({ lang }: PageContext): Head => {
    const t = textsOf(lang, 'resume')
    const title = step === 'resume' ? t.title : `${t.title}: ${t.steps[step]}`
    return { title: `${title} | ${brand.name[lang]}`, description: t.description }
  }
