/** The ids of sections of a search, which links lead to. */

/** "One step away", also on the pages of an applicant. */
export const ONE_STEP_ID = 'one-step'

/** The jobs that do not fit. */
export const UNFIT_ID = 'unfit'
