/** The id of "One step away" on its pages. */
export const ONE_STEP_ID = 'one-step'
