import type { Message } from '../generated/client.ts'
import { INDENTED } from './message.ts'

/** Headers that curl writes itself, or that a browser adds and that change nothing. */
const left =
  /^(?:host|connection|content-length|user-agent|accept|accept-encoding|origin|referer|priority|cache-control|pragma|sec-.*)$/

/**
 * Returns a command line that repeats a request. Secrets are not masked: the data of the mock is fictional. The files of a form are
 * named, and must be in the folder.
 */
export function curlLine(method: string, url: string, { headers, body }: Message): string {
  const isForm = headers.some(({ name, value }) => name === 'content-type' && value.startsWith('multipart/'))
  const parts = ['curl', '-i', ...methodOptions(method)]
  for (const { name, value } of headers) {
    if (left.test(name) || (isForm && name === 'content-type')) continue
    parts.push('-H', quoted(`${name}: ${value}`))
  }
  if (isForm) for (const [option, part] of partsOf(body ?? '')) parts.push(option, quoted(part))
  else if (body) parts.push('--data-raw', quoted(body))
  return [...parts, quoted(url)].join(' ')
}

/** With `-X HEAD`, curl would wait for a body. */
function methodOptions(method: string): string[] {
  if (method === 'GET') return []
  return method === 'HEAD' ? ['--head'] : ['-X', method]
}

/**
 * Returns the option and value of each part in a body of `message.ts`. With `-F`, curl would read a text that begins with `<` or `@` as the
 * name of a file.
 */
function partsOf(body: string): [option: string, part: string][] {
  return body.split(/\n(?! {2})/).map((line) => {
    const [name = '', ...rest] = line.split(': ')
    const value = rest.join(': ')
    const at = value.lastIndexOf(' (')
    const type = /^ \(([^,]*), \d+ bytes\)$/.exec(at === -1 ? '' : value.slice(at))?.[1]
    return type === undefined
      ? ['--form-string', `${name}=${value.replaceAll(INDENTED, '\n')}`]
      : ['-F', `${name}=@${value.slice(0, at)};type=${type}`]
  })
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
