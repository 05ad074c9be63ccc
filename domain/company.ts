/**
 * The facts of the company that runs the site: for its pages, mails and legal texts, and for disclosures that the law requires (Employment
 * Security Act, Art. 32-13 and 32-16). The operator writes them into one file (`docs/company.example.json`).
 */

import * as z from 'zod/mini'

const TEXT = 'must be text'
const line = z.string(TEXT).check(z.trim(), z.minLength(1, TEXT))
const bilingual = z.strictObject({ ja: line, en: line })
const date = z.iso.date('must be a date such as 2026-04-01')
const email = z.email('must be an e-mail address')
const count = z.int('must be a whole number').check(z.gte(0, 'must be at least 0'))
const percent = z
  .number('must be a number')
  .check(z.gt(0, 'must be above 0'), z.lte(100, 'must be at most 100'))
const fiscalYear = z.int('must be a year such as 2026').check(z.gte(2000, 'must be a year such as 2026'))

const placements = z.strictObject({
  /** Full fiscal years, which begin in April, the latest first. */
  years: z
    .array(
      z.strictObject({
        fiscalYear,
        placed: count,
        /** The part of `placed` with a permanent contract. */
        permanent: count,
        /** The part of `permanent` that left within six months, without dismissals. */
        left: count,
        /** The people in `permanent` without a known length of stay. */
        unknown: count,
      }),
    )
    .check(z.minLength(1, 'must have a year; leave out "placements" before the first')),
  /** April to September of the current year. Departures are not known yet. */
  firstHalf: z.optional(z.strictObject({ fiscalYear, placed: count, permanent: count })),
  /** The average number of days from an employer’s first call to an offer, in the latest full year. */
  daysToOffer: z.optional(count),
  /** The average fee by kind of work in the latest full year, in percent of the first year’s pay. */
  averageFees: z.strictObject({ engineering: percent, creative: percent, management: percent }),
  /** A remark about the figures. */
  note: z.optional(bilingual),
})

export const companySchema = z.strictObject({
  name: bilingual,
  founded: date,
  representative: bilingual,
  address: bilingual,
  phone: bilingual,
  /** The working hours, also of the telephone. */
  hours: bilingual,
  /** The number of people who work there. */
  staff: z.optional(bilingual),
  licence: z.strictObject({ number: bilingual, from: date, until: date }),
  officers: z.strictObject({
    /** 職業紹介責任者 (Employment Security Act, Art. 32-14). */
    placement: bilingual,
    /** 苦情処理責任者. */
    complaints: bilingual,
    /** 個人情報保護管理者. */
    privacy: bilingual,
  }),
  /** The addresses of the desks. */
  emails: z.strictObject({ support: email, privacy: email, recruiting: email, advisors: email }),
  /** The court for disputes, and the labour bureau that supervises the office. */
  court: bilingual,
  labourBureau: bilingual,
  /** The dates of the policies, the terms and the disclosures. */
  policies: z.strictObject({ established: date, updated: date }),
  fee: z.strictObject({
    /** In percent of the theoretical pay of the first year, without tax. */
    percent,
    /** In percent of the fee, if the person leaves within a number of months; ascending. */
    refunds: z.array(z.strictObject({ months: count, percent })),
  }),
  placements: z.optional(placements),
  /** How the company began, for the page about it. */
  story: z.optional(bilingual),
  /** The ways to the office. */
  access: z.optional(z.array(z.strictObject({ title: bilingual, text: bilingual }))),
})

export interface Company extends z.infer<typeof companySchema> {}

export interface Placements extends z.infer<typeof placements> {}
export type Fee = Company['fee']

/** The facts that every page needs. */
export type CompanyBasics = Pick<Company, 'name'> & {
  licence: Pick<Company['licence'], 'number'>
  emails: Pick<Company['emails'], 'support'>
}
