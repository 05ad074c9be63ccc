/** The adapter of the Python example, which runs with TEST_HOOKS=1. `EXAMPLE_URL` is its origin. */
const origin = process.env.EXAMPLE_URL ?? 'http://127.0.0.1:9200'

export const adapter = {
  accounts: [
    { email: 'maria@example.com', password: 'hashi2026' },
    { email: 'linh@example.com', password: 'hashi2026' },
  ],
  clock: { advance: (by) => fetch(`${origin}/test/clock?by=${by}`, { method: 'POST' }) },
}
