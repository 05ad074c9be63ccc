import type { cases as en } from '../en/cases.ts'

export const cases: typeof en = {}
