/** Numbers of the contract as values of controls. */

/** Returns the text of a number or an option, '' for a missing one. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? '')

/** Returns the number of a control's text, null for ''. */
export const numberOf = (text: string): number | null => (text === '' ? null : Number(text))
