/** The id of the heading of the results; the target of pagination links. */
export const RESULTS_ID = 'results'
