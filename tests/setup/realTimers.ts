/** Ends faked time with the file that has faked it: files that share the modules of their worker also share its timers. */

import { afterAll, vi } from 'vitest'

afterAll(() => void vi.useRealTimers())
