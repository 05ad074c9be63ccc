import { nextTexts } from './nextTexts.ts'

type NewsFacts = {
  /** The title of the job. */
  job: string
  /** The short name of the advisor. */
  advisor: string
  /** The sentence about the next act (`nextTexts.ts`). */
  next: string
}

/** The notifications about the decision on a pending application. */
export const processNews = {
  accepted: ({ job, advisor }: NewsFacts) => ({
    title: 'Your application has been received',
    body: `We have received your application for this job: ${job}.

${nextTexts.received({ advisor, deadline: '' })} You can now follow each stage of the selection process.`,
  }),
  refused: ({ job, advisor, next }: NewsFacts) => ({
    title: 'Your application could not be processed',
    body: `Our system could not process your application for this job: ${job}.

This is not a decision about you, and the employer has received nothing. ${advisor} is looking into it and will write to you. Your answer is kept. ${next}`,
  }),
}
