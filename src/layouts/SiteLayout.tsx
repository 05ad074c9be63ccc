import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SiteFrame } from './SiteFrame.tsx'

/** The layout of most pages, with all ways through the site. */
export const SiteLayout = () => <SiteFrame header={<Header />} footer={<Footer />} />
