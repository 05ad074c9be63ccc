import type { ComponentType } from 'react'
import type { LayoutId } from '../routes/row.ts'
import { EmbedLayout } from './EmbedLayout.tsx'
import { EntryLayout } from './entry/EntryLayout.tsx'
import { SiteLayout } from './SiteLayout.tsx'

/** The component around the pages of each layout. */
export const layouts: Record<LayoutId, ComponentType> = {
  top: SiteLayout,
  entry: EntryLayout,
  client: SiteLayout,
  company: SiteLayout,
  blog: SiteLayout,
  preview: SiteLayout,
  embed: EmbedLayout,
  account: SiteLayout,
  mypage: SiteLayout,
}

/** Inner layouts, which load with their first page. */
export const innerLayouts: Partial<Record<LayoutId, () => Promise<ComponentType>>> = {
  mypage: async () => (await import('./mypage/MypageLayout.tsx')).MypageLayout,
}
