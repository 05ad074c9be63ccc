import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import type { LayoutId } from '../routes/row.ts'
import { EntryLayout } from './entry/EntryLayout.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** The layout of most pages, with all ways through the site. */
const SiteLayout = () => <SiteFrame header={<Header />} footer={<Footer />} />

/** The layout of a card that other sites embed in a frame: no header, no footer. */
function EmbedLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}

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
