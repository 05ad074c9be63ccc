/**
 * Device cookies (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Failed logins in a known browser are counted separately,
 * so that a stranger's attempts do not lock out the owner of the account.
 */

import { CLOCK_TOLERANCE, DEVICE_AGE } from '#domain/limits.ts'
import { fromHex, toHex } from '../crypto.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Cookies } from '../ports/cookies.ts'
import type { Env } from '../ports/env.ts'
import { DEVICE_COOKIE, setDeviceCookie } from './cookies.ts'

type Device = { id: string; issuedAt: number }

/** Returns the id of the browser if the applicant has logged in with it since the last change of the password, otherwise null. */
export async function findDevice(
  env: Env,
  cookies: Cookies,
  applicant: Applicant | null,
): Promise<string | null> {
  const [id, issuedAt, signature, ...more] = (cookies.incoming[DEVICE_COOKIE] ?? '').split('.')
  if (!id || !issuedAt || !signature || more.length > 0) return null
  const device = { id, issuedAt: Number(issuedAt) }
  const age = env.clock().getTime() - device.issuedAt
  const isCurrent = age >= -CLOCK_TOLERANCE && age <= DEVICE_AGE
  const isSigned = await isSignatureOf(env, applicant, device, signature)
  return isCurrent && isSigned ? id : null
}

/** Sets or renews the device cookie. */
export async function rememberDevice(env: Env, cookies: Cookies, applicant: Applicant): Promise<void> {
  const device = { id: env.random.token('dev'), issuedAt: env.clock().getTime() }
  const signature = await crypto.subtle.sign('HMAC', await keyOf(env, applicant), textOf(device, applicant))
  const token = `${device.id}.${device.issuedAt}.${toHex(new Uint8Array(signature))}`
  setDeviceCookie(cookies, token, env.config.secureCookies)
}

/** `crypto.subtle.verify` compares in constant time. */
async function isSignatureOf(
  env: Env,
  applicant: Applicant | null,
  device: Device,
  signature: string,
): Promise<boolean> {
  const key = await keyOf(env, applicant)
  return crypto.subtle.verify('HMAC', key, fromHex(signature), textOf(device, applicant))
}

/** The password's hash is the key, so a new password makes every browser unknown. */
function keyOf({ passwords }: Env, applicant: Applicant | null): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(applicant?.passwordHash ?? passwords.decoy)
  return crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}

const textOf = ({ id, issuedAt }: Device, applicant: Applicant | null) =>
  new TextEncoder().encode(`device:${applicant?.id ?? 0}:${id}:${issuedAt}`)
