/** Parts of the sample content that tests refer to. */

/** An open job. */
export const JOB = 20402

/** Articles in Japanese and in English, and the draft with its key. */
export const ARTICLE = 'report-your-change-of-employer'
export const ENGLISH_ARTICLE = 'your-first-payslip-line-by-line'
export const DRAFT = { slug: 'your-first-fortnight-in-japan', draftKey: '60bc21801b640c4de94b5883c79cbacf' }
