/**
 * The `meta` of a query that a page does without: what cannot be loaded is not shown, and the page is still what it is. The server
 * answers 503 for a page that lacks anything else.
 */
export const extra = { isExtra: true }
