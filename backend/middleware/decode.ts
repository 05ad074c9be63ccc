/** Text from a URL or a form, decoded to what its kind in the operation table says; what does not fit stays text. */
export function decodeText(text: string, kind: string): unknown {
  if (kind.endsWith('[]'))
    return text === '' ? [] : text.split(',').map((part) => decodeText(part, kind.slice(0, -2)))
  if (kind === 'number') return /^-?\d{1,15}$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** Decodes name and text pairs; a name that comes again continues a list. */
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

/** The kind of a name; text for one that the operation does not know, whatever objects are born with. */
export function kindOf(kinds: Record<string, string>, name: string): string {
  return (Object.hasOwn(kinds, name) && kinds[name]) || 'string'
}
