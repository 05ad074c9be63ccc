/**
 * The `meta` of a query that a page can do without: if it fails, the page leaves its content out. If any other query fails, the
 * server responds with 503.
 */
export const extra = { isExtra: true }
