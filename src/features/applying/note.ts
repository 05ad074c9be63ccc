/** The name under which the note of an application is kept while it is written. */
export const NOTE = 'apply'
