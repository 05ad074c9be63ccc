/** Returns the contract's option for the text of a control (10477 for "10477"), or undefined if the list does not have it. */
export function chosen<Option extends string | number>(
  options: readonly Option[] | Record<string, Option>,
  text: string,
): Option | undefined {
  return Object.values(options).find((option) => String(option) === text)
}

/** Numbers of the contract as values of controls. */

/** Returns the text of a number or an option, '' for a missing one. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? '')

/** Returns the number of a control's text, null for ''. */
export const numberOf = (text: string): number | null => (text === '' ? null : Number(text))
