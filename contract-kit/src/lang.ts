/** The languages of the contract. */
export type Lang = 'ja' | 'en'
