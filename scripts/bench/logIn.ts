import type { BrowserContext } from 'playwright'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'

/** Logs a browser in as the sample account with the most content. */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const response = await context.request.post(`${origin}/api/v1/applicant/login`, {
    headers: { 'X-Requested-With': 'hashi' },
    data: { email: 'maria@example.com', password: SAMPLE_PASSWORD },
  })
  if (!response.ok()) throw new Error(`The login answers ${response.status()}`)
}
