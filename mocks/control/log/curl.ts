import type { Message } from '../generated/client.ts'

/** Headers that curl writes itself, or that a browser adds and that change nothing. */
const left =
  /^(?:host|connection|content-length|user-agent|accept|accept-encoding|origin|referer|priority|cache-control|pragma|sec-.*)$/

/**
 * Returns a command line that repeats a request. Secrets are not masked: the data of the mock is fictional. The files of a form are
 * named, and must be in the folder.
 */
export function curlLine(method: string, url: string, { headers, body }: Message): string {
  const isForm = headers.some(({ name, value }) => name === 'content-type' && value.startsWith('multipart/'))
  const parts = ['curl', '-i', ...(method === 'GET' ? [] : ['-X', method])]
  for (const { name, value } of headers) {
    if (left.test(name) || (isForm && name === 'content-type')) continue
    parts.push('-H', quoted(`${name}: ${value}`))
  }
  if (isForm) for (const line of formLines(body ?? '')) parts.push('-F', quoted(line))
  else if (body) parts.push('--data-raw', quoted(body))
  return [...parts, quoted(url)].join(' ')
}

/** Turns the parts of `message.ts` into values of `-F`. */
function formLines(body: string): string[] {
  return body.split('\n').map((line) => {
    const [name = '', ...rest] = line.split(': ')
    const value = rest.join(': ')
    const at = value.lastIndexOf(' (')
    const type = /^ \(([^,]*), \d+ bytes\)$/.exec(at === -1 ? '' : value.slice(at))?.[1]
    return type === undefined ? `${name}=${value}` : `${name}=@${value.slice(0, at)};type=${type}`
  })
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
