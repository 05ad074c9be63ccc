/** Decodes a text of a URL or form to its kind in the operation table. A text that does not fit is returned unchanged. */
export function decodeText(text: string, kind: string): unknown {
  if (kind.endsWith('[]'))
    return text === '' ? [] : text.split(',').map((part) => decodeText(part, kind.slice(0, -2)))
  // A form sends numbers as the contract writes them: without leading zeros.
  if (kind === 'number') return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** Decodes pairs of name and text. Texts with the same name are one list, which no parameter with a single value accepts. */
export function decodeTexts(
  pairs: [string, string][],
  kinds: Record<string, string>,
): Record<string, unknown> {
  const texts = new Map<string, string[]>()
  for (const [name, text] of pairs) {
    const known = texts.get(name)
    if (known) known.push(text)
    else texts.set(name, [text])
  }
  return Object.fromEntries([...texts].map(([name, all]) => [name, decodeAll(all, kindOf(kinds, name))]))
}

function decodeAll(texts: string[], kind: string): unknown {
  return texts.length === 1 || kind.endsWith('[]') ? decodeText(texts.join(','), kind) : texts
}

/** Returns the kind of a name, or `string` if the operation does not know it (also for names like `constructor`). */
export function kindOf(kinds: Record<string, string>, name: string): string {
  return (Object.hasOwn(kinds, name) && kinds[name]) || 'string'
}
