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
  /** Null while the link in the registration mail has not been opened; then there is no password either. */
  activatedDaysAgo: number | null
  /** Whether the welcome notification was seen. */
  isWelcomed: boolean
  /** When the applicant last asked for an interview; null if never. */
  interviewRequestedDaysAgo: number | null
  /** The links that the contract's examples use. They are valid for a day after the content was created. */
  links: { token: string; purpose: LinkPurpose; newEmail?: string }[]
}

/** The people one can log in as. Fictional. */
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
