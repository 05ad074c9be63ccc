/** Where the addresses of earlier sites lead now (product-decisions §11). */
const legacy: { from: RegExp; to: string }[] = [
  { from: /^(\/en)?\/recruiting(?:\/|_)cases(\/[^/]+)?$/, to: '/cases' },
  { from: /^(\/en)?\/attention\/new(?:\/.*)?$/, to: '/attention' },
]

/** The new address of an old one or of one with a slash at its end, with its query; null for all others. */
export function redirectOf({ pathname, search }: URL): string | null {
  for (const { from, to } of legacy) {
    const match = from.exec(pathname)
    if (match) return `${match[1] ?? ''}${to}${match[2] ?? ''}${search}`
  }
  const trimmed = pathname.replace(/\/+$/, '')
  return trimmed !== '' && trimmed !== pathname ? trimmed.replace(/^\/+/, '/') + search : null
}
