import type { common as en } from '../en/common.ts'

export const common: typeof en = {}
