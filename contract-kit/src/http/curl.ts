/** A curl line that repeats a call, without its secrets. */
import type { Sent } from './exchange.ts'

const MASK = '***'
const LONGEST = 1500
/** Fields with secrets as values, in JSON and in forms. */
const secret =
  /("(?:[a-z_]*password[a-z_]*|refresh_token|token|captcha_token)"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|…?$)/gi

export function curlOf({ method, url, headers, text, form }: Sent): string {
  const parts = ['curl', '-i', ...(method === 'GET' ? [] : ['-X', method])]
  for (const [name, value] of Object.entries(headers))
    parts.push('-H', quoted(`${name}: ${masked(name, value)}`))
  if (text !== null && text !== '') parts.push('--data-raw', quoted(cut(maskSecrets(text))))
  if (form) for (const part of partsOf(form)) parts.push('-F', quoted(part))
  parts.push(quoted(maskQuery(url)))
  return parts.join(' ')
}

/** Hides the values of secret fields in a JSON text. */
export function maskSecrets(text: string): string {
  return text.replaceAll(secret, `$1"${MASK}"`)
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

function partsOf(form: FormData): string[] {
  return [...form].map(([name, value]) => {
    if (value instanceof File) return `${name}=@${value.name};type=${value.type}`
    return /token|password/i.test(name) ? `${name}=${MASK}` : `${name}=${cut(value)}`
  })
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
