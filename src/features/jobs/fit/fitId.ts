/** The id of the verdict on the page of a job. */
export const FIT_ID = 'fit'
