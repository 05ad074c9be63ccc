/** Decodes a text of a URL or form to its kind in the operation table. A text that does not fit is returned unchanged. */
export function decodeText(text: string, kind: string): unknown {
  if (kind.endsWith('[]'))
    return text === '' ? [] : text.split(',').map((part) => decodeText(part, kind.slice(0, -2)))
  // A form sends numbers as the contract writes them: without leading zeros.
  if (kind === 'number') return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** Decodes pairs of name and text. Texts with the same name are joined to a list. */
export function decodeTexts(
  pairs: [string, string][],
  kinds: Record<string, string>,
): Record<string, unknown> {
  const joined = new Map<string, string>()
  for (const [name, text] of pairs) {
    const before = joined.get(name)
    joined.set(name, before === undefined ? text : `${before},${text}`)
  }
  return Object.fromEntries([...joined].map(([name, text]) => [name, decodeText(text, kindOf(kinds, name))]))
}

/** Returns the kind of a name, or `string` if the operation does not know it (also for names like `constructor`). */
export function kindOf(kinds: Record<string, string>, name: string): string {
  return (Object.hasOwn(kinds, name) && kinds[name]) || 'string'
}
