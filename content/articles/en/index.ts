import type { ArticleSeed } from '../types.ts'
import { article as highlySkilledPoints } from './highly-skilled-points-worked-example.ts'
import { article as interviewQuestions } from './questions-to-ask-at-an-interview.ts'
import { article as renting } from './renting-without-a-guarantor.ts'
import { article as payslip } from './your-first-payslip-line-by-line.ts'

/** The latest first. */
export const articles: ArticleSeed[] = [payslip, highlySkilledPoints, interviewQuestions, renting]
