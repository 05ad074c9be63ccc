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
  },
  {
    id: 1002,
    name: 'Nguyễn Thị Linh',
    email: 'linh@example.com',
    language: 'ja',
    registeredDaysAgo: 2,
    activatedDaysAgo: 1,
    isWelcomed: false,
  },
  {
    id: 1003,
    name: 'Arjun Mehta',
    email: 'pending@example.com',
    language: 'en',
    registeredDaysAgo: 0,
    activatedDaysAgo: null,
    isWelcomed: false,
  },
]
