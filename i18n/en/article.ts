import { brand } from '#domain/brand.ts'
import { TALK_MINUTES } from '#domain/talk.ts'

/** Texts around an article of the blog. The page reads them in the language of the article. */
export const article = {
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  blog: 'Blog in English',
  /** As in `articleCard`, which the home page loads as a file of its own. */
  card: { separator: ', ', minutes: ({ minutes }: { minutes: number }) => `${minutes} min read` },
  published: ({ date }: { date: string }) => `published ${date}`,
  updated: ({ date }: { date: string }) => `updated ${date}`,
  contents: 'Contents',
  tagsOf: 'Tags of this article',
  share: 'Share',
  print: 'Print',
  copied: 'Link copied',
  notCopied: 'The address could not be copied. Please copy it from the address bar.',
  talk: {
    title: 'Questions about your own case?',
    text: `Talk with an advisor for ${TALK_MINUTES} minutes, online and free of charge. You don’t need a CV yet.`,
    action: 'Book a free career chat',
  },
  recommended: 'Related articles',
  all: 'All articles in English',
  newestJobs: 'New jobs',
  allJobs: 'All jobs',
  read: `Read on ${brand.blogTitle.en}`,
}
