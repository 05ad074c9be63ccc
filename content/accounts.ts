import type { LinkPurpose } from '#backend/ports/linkTokens.ts'
import type { Lang } from '#domain/lang.ts'

/** The password of all sample accounts (product-decisions §10). */
export const SAMPLE_PASSWORD = 'hashi2026'

export type AccountSeed = {
  id: number
  name: string
  email: string
  language: Lang
  /** Times are those of the contract's examples (`people/moments.ts`). */
  registeredAt: string
  /** Null if the link in the registration mail was not opened. Such an account has no password. */
  activatedAt: string | null
  /** Null if the welcome notification was not read. */
  welcomedAt: string | null
  /** The last request for an interview, or null. */
  interviewRequestedAt: string | null
  /** The links of the contract's examples, valid for a day after seeding. */
  links: { token: string; purpose: LinkPurpose; newEmail?: string }[]
}

/** The sample accounts. Fictional. */
export const accounts: AccountSeed[] = [
  {
    id: 1001,
    name: 'Maria Santos',
    email: 'maria@example.com',
    language: 'en',
    registeredAt: '2026-09-11T21:30',
    activatedAt: '2026-09-12T10:05',
    welcomedAt: '2026-09-12T10:07',
    interviewRequestedAt: '2026-10-02T12:40',
    links: [],
  },
  {
    id: 1002,
    name: 'Nguyễn Thị Linh',
    email: 'linh@example.com',
    language: 'ja',
    registeredAt: '2026-11-19T22:05',
    activatedAt: '2026-11-20T09:40',
    welcomedAt: null,
    interviewRequestedAt: null,
    links: [
      { token: 'reset-linh', purpose: 'reset' },
      { token: 'confirm-linh', purpose: 'confirm', newEmail: 'linh.nguyen@example.com' },
    ],
  },
  {
    id: 1003,
    name: 'Arjun Mehta',
    email: 'pending@example.com',
    language: 'en',
    registeredAt: '2026-11-20T20:50',
    activatedAt: null,
    welcomedAt: null,
    interviewRequestedAt: null,
    links: [{ token: 'verify-pending', purpose: 'verify' }],
  },
]
