import { SiteFrame } from '../SiteFrame.tsx'
import { EntryFooter } from './EntryFooter.tsx'
import { EntryHeader } from './EntryHeader.tsx'

/** The layout of the entry: nothing in it leads away from the form. */
export const EntryLayout = () => <SiteFrame header={<EntryHeader />} footer={<EntryFooter />} />
