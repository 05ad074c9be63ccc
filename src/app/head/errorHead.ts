import { brand } from '#domain/brand.ts'
import type { Head } from '../../page/head.ts'

/** The head of the not-found page, which covers every fatal error (spec §2) and is the same in both languages. */
export const errorHead: Head = {
  title: `Page Not Found | ${brand.name.en}`,
  description: 'Page Not Found',
  noindex: true,
}

/** The head of the empty page that bots get instead. */
export const emptyHead: Head = { title: brand.name.en, description: brand.name.en, noindex: true }
