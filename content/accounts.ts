import type { LinkPurpose } from '#backend/ports/people.ts'
import type { Lang } from '#domain/lang.ts'

/** The password of all sample accounts (product-decisions §10). */
export const SAMPLE_PASSWORD = 'hashi2026'

export type AccountSeed = {
  id: number
  name: string
  email: string
  language: Lang
  registeredDaysAgo: number
  /** Null if the link in the registration mail was not opened. Such an account has no password. */
  activatedDaysAgo: number | null
  /** Whether the welcome notification was seen. */
  isWelcomed: boolean
  /** The last request for an interview, or null. */
  interviewRequestedDaysAgo: number | null
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
    registeredDaysAgo: 120,
    activatedDaysAgo: 119,
    isWelcomed: true,
    interviewRequestedDaysAgo: 49,
    links: [],
  },
  {
    id: 1002,
    name: 'Nguyễn Thị Linh',
    email: 'linh@example.com',
    language: 'ja',
    registeredDaysAgo: 2,
    activatedDaysAgo: 1,
    isWelcomed: false,
    interviewRequestedDaysAgo: null,
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
    registeredDaysAgo: 0,
    activatedDaysAgo: null,
    isWelcomed: false,
    interviewRequestedDaysAgo: null,
    links: [{ token: 'verify-pending', purpose: 'verify' }],
  },
]
