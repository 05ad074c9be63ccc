/** The options of every command. */
export type Globals = { json?: boolean; yes?: boolean; ifMatch?: string }
