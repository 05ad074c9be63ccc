import { brand } from '#domain/brand.ts'
import type { Head } from '../../page/head.ts'

/** The head of the not-found page, which covers every fatal error (spec §2) and is the same in both languages. */
export const errorHead: Head = {
  title: `Page Not Found | ${brand.name.en}`,
  description: 'Page Not Found',
  noindex: true,
}
