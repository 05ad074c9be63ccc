/** Returns the contract's option for the text of a control (10477 for "10477"), or undefined if the list does not have it. */
export function chosen<Option extends string | number>(
  options: readonly Option[] | Record<string, Option>,
  text: string,
): Option | undefined {
  return Object.values(options).find((option) => String(option) === text)
}
