import type { Lang } from '#domain/lang.ts'
import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import type { Job } from '#src/api/jobs.ts'
import { href } from '#src/routes/href.ts'
import { descriptionHtml } from './descriptionHtml.ts'

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
