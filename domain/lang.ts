/** The languages of the site: Japanese at `/`, English at `/en`. */
export const languages = ['ja', 'en'] as const

export type Lang = (typeof languages)[number]

/** Returns the other language of the site. */
export const otherLang = (lang: Lang): Lang => (lang === 'ja' ? 'en' : 'ja')
