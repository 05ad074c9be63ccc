/** The scopes of tokens for the staff API. `read` reads everything, another one reads and changes its area. */
export const scopes = ['content', 'people', 'processes', 'read'] as const

export type Scope = (typeof scopes)[number]
