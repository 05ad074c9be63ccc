/** The path of the staff API on its listeners. Apart from `app.ts`, because the command line needs nothing else of the backend. */
export const STAFF_BASE = '/staff/v1'
