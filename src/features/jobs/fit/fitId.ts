/** The id of the answer on the page of a job. */
export const FIT_ID = 'fit'
