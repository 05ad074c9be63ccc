import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import { type Term, termsOf } from '#src/features/jobs/termsOf.ts'

/** Returns the description, requirements and terms of a job as HTML of `p`, `ul` and `li`. */
export function descriptionHtml(job: Job, lang: Lang): string {
  const t = textsOf(lang, 'job')
  const terms = termsOf(job, { job: t, jobOptions: textsOf(lang, 'jobOptions') })
  const termText = ({ term, lines }: Term) =>
    t.named({ name: term }) +
    lines.map(({ name, text }) => (name ? t.named({ name }) + text : text)).join(' / ')
  return [
    ...job.description.map(paragraph),
    ...list(t.duties, job.duties),
    ...list(t.dutiesChange, [job.dutiesChange]),
    ...list(t.required, job.requirements),
    ...list(t.preferred, job.preferred),
    ...list(t.terms, terms.map(termText)),
  ].join('')
}

function list(title: string, items: string[]): string[] {
  if (items.length === 0) return []
  return [paragraph(title), `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`]
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
