/** A call as a curl line that repeats it, and its answer, both without secrets. */

import type { Answer, Sent } from './exchange.ts'

const MASK = '***'
const LONGEST = 1500
/** Fields with secrets as values, in JSON and in forms. */
const secret =
  /("(?:[a-z_]*password[a-z_]*|refresh_token|token|captcha_token)"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|…?$)/gi
/** Each name of `secret` has one of these words. Most answers have none, and the search for fields takes twenty times as long. */
const secretWords = /password|token/i

export function curlOf({ method, url, headers, text, isBytes = false, form }: Sent): string {
  const parts = ['curl', '-i', ...methodOptions(method)]
  for (const [name, value] of Object.entries(headers))
    parts.push('-H', quoted(`${name}: ${masked(name, value)}`))
  if (text !== null && text !== '')
    parts.push('--data-raw', isBytes ? escaped(text) : quoted(cut(maskSecrets(text))))
  if (form) for (const [option, part] of partsOf(form)) parts.push(option, quoted(part))
  parts.push(quoted(maskQuery(url)))
  return parts.join(' ')
}

/** Returns an answer as text: its status, headers and the beginning of its body. A body that is no text is only its size. */
export function answerText({ status, headers, text, bytes }: Answer): string {
  if (status === 0) return 'no answer'
  const lines = [...headers]
    .filter(([name]) => name !== 'set-cookie')
    .map(([name, value]) => `${name}: ${value}`)
  const isText = /json|text|xml/.test(headers.get('Content-Type') ?? 'text')
  return [String(status), ...lines, '', isText ? cut(maskSecrets(text)) : `(${bytes.length} bytes)`]
    .join('\n')
    .trim()
}

/** Hides the values of secret fields in a JSON text. */
export function maskSecrets(text: string): string {
  return secretWords.test(text) ? text.replaceAll(secret, `$1"${MASK}"`) : text
}

function masked(name: string, value: string): string {
  if (/^(?:authorization|proxy-authorization)$/i.test(name)) return MASK
  return name.toLowerCase() === 'cookie' ? value.replaceAll(/=[^;]*/g, `=${MASK}`) : value
}

function maskQuery(url: URL): string {
  const copy = new URL(url)
  for (const name of copy.searchParams.keys()) {
    if (/token|password|draftKey/i.test(name)) copy.searchParams.set(name, MASK)
  }
  return copy.href
}

/** With `-X HEAD`, curl would wait for a body. */
function methodOptions(method: string): string[] {
  if (method === 'GET') return []
  return method === 'HEAD' ? ['--head'] : ['-X', method]
}

/** Returns the option and value of each part. With `-F`, curl would read a text that begins with `<` or `@` as the name of a file. */
function partsOf(form: FormData): [option: string, part: string][] {
  return [...form].map(([name, value]) => {
    if (value instanceof File) return ['-F', `${name}=@${value.name};type=${value.type}`]
    const text = /token|password/i.test(name) ? MASK : cut(value)
    return ['--form-string', `${name}=${text}`]
  })
}

/** Quotes a text of bytes for a shell, which cannot have all of them as characters. */
const escaped = (text: string) =>
  `$'${text.replaceAll(/[^ -~]|['\\]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
