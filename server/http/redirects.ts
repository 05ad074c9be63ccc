import { legacyTarget } from '#src/routes/legacy.ts'

/** Returns the target for an old address, a trailing slash or needless escapes, with its query. Returns null for other addresses. */
export function redirectOf(url: URL): string | null {
  const target = legacyTarget(url)
  if (target) return target
  const { pathname, search } = url
  // Several leading slashes are reduced to one, because `//host` would redirect to another host.
  const usual = withoutLastSlashes(decodePlain(pathname)).replace(/^\/*/, '/')
  return usual === pathname ? null : usual + search
}

/** Removes trailing slashes. A regular expression would take quadratic time. */
function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** Decodes needless escapes: of slashes, letters, digits, and - . _ ~ (RFC 3986, 2.3). */
const decodePlain = (path: string) =>
  path.replace(/%(?:2[DEF]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi, decodeURIComponent)
