import { brand } from '#domain/brand.ts'
import { escapeHtml } from '#domain/escapeHtml.ts'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import { type Term, termsOf } from '#src/features/jobs/Terms.tsx'
import { href } from '#src/routes/href.ts'

const employmentTypes: Record<Job['employmentType'], string> = {
  permanent: 'FULL_TIME',
  fixed_term: 'TEMPORARY',
  part_time: 'PART_TIME',
}

/** Returns a job for search engines (schema.org). The employer is confidential; `directApply`, as this site has the form. */
export function jobPosting(job: Job, lang: Lang, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job, lang),
    url: new URL(href(lang, 'job', { id: job.job_id }), origin).href,
    identifier: { '@type': 'PropertyValue', name: brand.name[lang], value: String(job.job_id) },
    datePosted: job.job_registration_date,
    ...(job.closing_date && { validThrough: `${job.closing_date}T23:59:59+09:00` }),
    employmentType: employmentTypes[job.employmentType],
    hiringOrganization: 'confidential',
    jobLocation: job.location.map((prefecture) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressRegion: textsOf(lang, 'jobOptions').prefecture[prefecture],
        addressCountry: 'JP',
      },
    })),
    ...(job.nationwideLocation && anywhereInJapan),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'JPY',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salaryMin,
        maxValue: job.salaryMax,
        unitText: 'YEAR',
      },
    },
    directApply: true,
  }
}

const anywhereInJapan = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: 'JP' },
}

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
