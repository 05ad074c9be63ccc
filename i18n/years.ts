const words = ['no', 'one', 'two', 'three', 'four', 'five']

/** Returns a number of years in words. */
export const yearsEn = (count: number): string => `${words[count] ?? count} ${count === 1 ? 'year' : 'years'}`
export const yearsJa = (count: number): string => `${count}年間`
