import { brand } from '#domain/brand.ts'

/** Texts around the lists of English articles. They are pages of the Japanese blog, which exists in Japanese only (spec §2). */
export const blog = {
  title: brand.blogTitle.en,
  lead: 'Paperwork and careers, for people who work in Japan or are about to. Written by advisors and experts in English and Japanese.',
  description:
    'Residence status, tax and social insurance, job hunting, interviews, housing: advisors and experts explain what people from abroad need to know to work in Japan.',
  pageTitle: ({ page }: { page: number }) =>
    page === 1 ? brand.blogTitle.en : `${brand.blogTitle.en}, page ${page}`,

  // Lists
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  count: ({ count }: { count: number }) => (count === 1 ? '1 article' : `${count} articles`),
  listTitle: ({ name, page }: { name: string; page: number }) =>
    page === 1 ? name : `${name}, page ${page}`,
  categoryDescription: ({ name }: { name: string }) =>
    `${name}: articles of ${brand.blogTitle.en} about what people from abroad need to know to work in Japan.`,
  tagDescription: ({ name }: { name: string }) =>
    `Articles of ${brand.blogTitle.en} with the tag “${name}”, about what people from abroad need to know to work in Japan.`,
  pages: 'Pages',
  page: ({ page }: { page: number }) => `Page ${page}`,
  previous: 'Previous',
  next: 'Next',
  empty: {
    title: 'No articles yet',
    text: 'Articles of this category are being written. Please look at the other categories.',
    all: 'See all articles in Japanese',
  },
  none: {
    title: 'No articles yet',
    text: 'The first articles are being written. Our advisors answer your questions about work in Japan.',
    ask: 'Ask a question',
    talk: 'Book a free career chat',
  },
  pastEnd: {
    title: 'No articles on this page',
    text: ({ pages }: { pages: number }) =>
      pages === 1 ? 'The list has one page.' : `The list has ${pages} pages.`,
    last: ({ page }: { page: number }) => `Go to the last page (${page})`,
  },
  failed: {
    title: 'The articles could not be loaded',
    text: 'The connection may have been interrupted. Please try again in a moment.',
    retry: 'Try again',
  },

  // Beside the lists
  guide: 'Guide to the blog',
  categories: 'Categories',
  /** Headings above the categories of a language; the names are in that language. */
  groups: {
    japanese: { name: '日本語の記事', language: 'ja' as const },
    english: { name: 'English articles', language: 'en' as const },
  },
  tags: 'Tags',
  about: 'About this blog (Japanese)',
  feed: 'New articles (RSS)',

  // A draft
  preview: 'This is a preview of a draft. The article is not published yet.',
}
