/** One person's browser: stores cookies like a browser, and the refresh token like the site. */
export type Browser = {
  cookies: Map<string, string>
  refreshToken: string | null
}

export function createBrowser(): Browser {
  return { cookies: new Map(), refreshToken: null }
}

/** Returns a browser with the session of another one as it is now. */
export const copyOf = ({ cookies, refreshToken }: Browser): Browser => ({
  cookies: new Map(cookies),
  refreshToken,
})

export function cookieHeader({ cookies }: Browser): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Where the origin is https, a cookie may have the prefix that binds it to the host. */
export const plainName = (name: string): string => name.replace(/^__Host-/, '')

export const hasSession = ({ cookies }: Browser): boolean =>
  [...cookies.keys()].some((name) => plainName(name) === 'hashi_sid')

/** Takes the cookies of an answer; one that is empty or over is removed. */
export function keepCookies({ cookies }: Browser, setCookies: string[]): void {
  for (const { name, value, attributes } of setCookies.map(parseSetCookie)) {
    if (value === '' || attributes.get('max-age') === '0') cookies.delete(name)
    else cookies.set(name, value)
  }
}

export type SetCookie = { name: string; value: string; attributes: Map<string, string> }

/** Parses a `Set-Cookie` header; the names of attributes are in lower case. */
export function parseSetCookie(text: string): SetCookie {
  const [pair = '', ...rest] = text.split(';').map((part) => part.trim())
  const [name = '', ...value] = pair.split('=')
  const attributes = rest.map((part): [string, string] => {
    const [key = '', ...words] = part.split('=')
    return [key.toLowerCase(), words.join('=')]
  })
  return { name, value: value.join('='), attributes: new Map(attributes) }
}
