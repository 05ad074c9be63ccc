/** The languages of the site: Japanese lives at `/`, English at `/en`. */
export const languages = ['ja', 'en'] as const

export type Lang = (typeof languages)[number]
