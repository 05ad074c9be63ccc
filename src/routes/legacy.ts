/** Addresses of earlier sites and their targets (product-decisions §11). */
const legacy: { from: RegExp; to: string }[] = [
  { from: /^(\/en)?\/recruiting(?:\/|_)cases(\/[^/]+)?$/, to: '/cases' },
  { from: /^(\/en)?\/attention\/new(?:\/.*)?$/, to: '/attention' },
]

/** Returns the target for an address of an earlier site, with its query. Returns null for other addresses. */
export function legacyTarget({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  for (const { from, to } of legacy) {
    const match = from.exec(pathname)
    if (match) return `${match[1] ?? ''}${to}${match[2] ?? ''}${search}`
  }
  return null
}
