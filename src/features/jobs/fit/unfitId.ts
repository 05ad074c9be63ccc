/** The id of the jobs of a search that do not fit. */
export const UNFIT_ID = 'unfit'
