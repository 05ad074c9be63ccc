/**
 * The adapter for `npm run mock`. It uses the control API of the mock, `/__mock`, over HTTP: reset, mails, accounts and clock.
 * `HASHI_MOCK_URL` is the origin of the mock, http://localhost:4010 by default.
 */
const origin = process.env.HASHI_MOCK_URL ?? 'http://localhost:4010'

async function call(method, path, body) {
  const response = await fetch(`${origin}/__mock${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} /__mock${path} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}

/** The passwords of the sample accounts, and the token of the one that is not activated. */
export async function adapter() {
  const { items } = await call('GET', '/personas')
  const active = items.filter(({ password }) => password !== null)
  const pending = items.find(({ persona, link }) => persona === 'pending' && link !== null)
  return {
    accounts: active.map(({ email, password }) => ({ email, password })),
    ...(pending && {
      pending: {
        email: pending.email,
        token: new URL(pending.link).searchParams.get('token'),
        password: 'hashi2026',
      },
    }),
    reset: async () => void (await call('POST', '/reset')),
    lastMail: async (to) => {
      const { items: mails } = await call('GET', `/outbox?to=${encodeURIComponent(to)}`)
      return mails[0] ? { subject: mails[0].subject, text: mails[0].text } : null
    },
    clock: {
      advance: async (by) => void (await call('POST', '/clock/advance', { by })),
      runDueWork: async () => void (await call('POST', '/clock/due')),
    },
  }
}
