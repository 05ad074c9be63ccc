/** The notifications about the decision of an employer's system. `job` is the title, `advisor` the short name. */
export const processNews = {
  accepted: ({ job }: { job: string }) => ({
    title: 'Your application has reached the employer',
    body: `The employer’s system has accepted your application for this job: ${job}.

You can now follow each stage of the selection.`,
  }),
  refused: ({ job, advisor }: { job: string; advisor: string }) => ({
    title: 'Your application could not be processed',
    body: `The employer’s system did not accept your application for this job: ${job}.

This is not a decision about you. ${advisor} is looking into it and will write to you. Your answer is kept, and the recommendation is open again.`,
  }),
}
