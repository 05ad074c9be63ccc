import type { ComponentType } from 'react'
import type { LayoutId } from '../routes/row.ts'
import { EmbedLayout } from './EmbedLayout.tsx'
import { SiteLayout } from './SiteLayout.tsx'

/** Which component is around the pages of a layout. */
export const layouts: Record<LayoutId, ComponentType> = {
  top: SiteLayout,
  client: SiteLayout,
  company: SiteLayout,
  blog: SiteLayout,
  embed: EmbedLayout,
}
