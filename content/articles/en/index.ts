import type { ArticleSeed } from '../types.ts'
import { article as family } from './bringing-your-family.ts'
import { article as changingJobs } from './changing-jobs-inside-japan.ts'
import { article as documents } from './cv-rirekisho-shokumukeirekisho.ts'
import { article as highlySkilledPoints } from './highly-skilled-points-worked-example.ts'
import { article as jlpt } from './jlpt-and-what-employers-ask.ts'
import { article as negotiating } from './negotiating-an-offer.ts'
import { article as pension } from './pension-and-the-lump-sum-withdrawal.ts'
import { article as permanentResidence } from './permanent-residence-from-year-one.ts'
import { article as interviewQuestions } from './questions-to-ask-at-an-interview.ts'
import { article as jobAd } from './reading-a-japanese-job-ad.ts'
import { article as renting } from './renting-without-a-guarantor.ts'
import { article as residenceStatus } from './residence-status-and-the-fourteen-days.ts'
import { article as residentTax } from './resident-tax-in-your-second-year.ts'
import { article as healthInsurance } from './what-health-insurance-pays.ts'
import { article as firstFortnight } from './your-first-fortnight-in-japan.ts'
import { article as payslip } from './your-first-payslip-line-by-line.ts'

/** The articles in English, newest first. */
export const articles: ArticleSeed[] = [
  firstFortnight,
  payslip,
  highlySkilledPoints,
  interviewQuestions,
  renting,
  residenceStatus,
  documents,
  jobAd,
  changingJobs,
  jlpt,
  negotiating,
  permanentResidence,
  residentTax,
  healthInsurance,
  pension,
  family,
]
