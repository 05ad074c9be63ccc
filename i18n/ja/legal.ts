import type { legal as en } from '../en/legal.ts'

export const legal: typeof en = {
  contents: '目次',
  dates: ({ established, updated }) => `制定 ${established}、最終改定 ${updated}`,
}
