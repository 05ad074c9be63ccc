/** Where the addresses of earlier sites lead now (product-decisions §11). */
const legacy: { from: RegExp; to: string }[] = [
  { from: /^(\/en)?\/recruiting(?:\/|_)cases(\/[^/]+)?$/, to: '/cases' },
  { from: /^(\/en)?\/attention\/new(?:\/.*)?$/, to: '/attention' },
]

/** The new address of an old one, of one with a slash at its end, or of one that is written unusually, with its query; null for all others. */
export function redirectOf({ pathname, search }: URL): string | null {
  for (const { from, to } of legacy) {
    const match = from.exec(pathname)
    if (match) return `${match[1] ?? ''}${to}${match[2] ?? ''}${search}`
  }
  // One slash at the beginning: two would lead to another host.
  const usual = withoutLastSlashes(decodePlain(pathname)).replace(/^\/*/, '/')
  return usual === pathname ? null : usual + search
}

/** A path without the slashes at its end; a regular expression would take quadratic time. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** A path without needless escapes: those of slashes, letters, digits, and - . _ ~ (RFC 3986, 2.3). */
const decodePlain = (path: string) =>
  path.replace(/%(?:2[DEF]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi, decodeURIComponent)
