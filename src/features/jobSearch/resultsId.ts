/** The heading of the results: links to another page of them lead to it. */
export const RESULTS_ID = 'results'
