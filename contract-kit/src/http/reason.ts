/** Why a call got no answer, in words that help. */

const UNTRUSTED =
  'the computer does not trust the certificate of the target; NODE_EXTRA_CA_CERTS=FILE names one that the kit trusts'

const reasons = new Map([
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'the target does not speak TLS; its address may begin with http://'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', UNTRUSTED],
  ['SELF_SIGNED_CERT_IN_CHAIN', UNTRUSTED],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', UNTRUSTED],
])

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!(error.cause instanceof Error)) return error.message
  const code = 'code' in error.cause ? String(error.cause.code) : ''
  return reasons.get(code) ?? (error.cause.message || error.cause.name)
}
