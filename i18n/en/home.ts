import { brand } from '#domain/brand.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import { jobCategory } from './jobCategory.ts'
import { placementProof } from './placementProof.ts'
import { regionLong } from './region.ts'

/** Texts of the home page. */
export const home = {
  pageTitle: 'Careers in Japan for IT and creative people',
  pageDescription:
    'Find IT and creative jobs in Japan, in English or Japanese. Every job shows salary, location and language level, and one advisor stays with you from the first call to your first day.',
  headline: ['Cross the sea.', 'We’ll be the bridge.'],
  lead: `${brand.name.en} helps IT and creative professionals from abroad find work in Japan. One advisor stays with you, in English or Japanese, from the first call to your first day.`,
  figures: {
    noJapanese: 'Jobs that need no Japanese',
    nationwide: 'Jobs you can do from anywhere in Japan',
    salary: ({ salary }: { salary: string }) => `Jobs at ${salary} or more`,
  },
  search: {
    label: 'Job search',
    keyword: 'Keyword',
    example: 'e.g. Python, UI design',
    role: 'Role',
    allRoles: 'All roles',
    place: 'Location',
    allPlaces: 'All Japan',
    roles: jobCategory,
    places: regionLong,
    submit: 'Search jobs',
    submitCount: ({ count }: { count: string }) => `Search ${count} jobs`,
  },
  noJobs: {
    title: 'No jobs are published at the moment',
    text: 'Register, and an advisor will tell you when one suits you. Or talk your plans through first: work, visa, and how your Japanese is coming along.',
  },
  newest: { title: 'Newest jobs', all: 'See all jobs' },
  stories: {
    title: 'People who crossed',
    lead: 'Names are withheld. The change in work and pay is published exactly as it happened, with each person’s consent.',
    all: 'All stories',
  },
  steps: {
    title: 'Four spans to your first day',
    register: 'Register',
    talk: 'Book a free career chat',
    proof: placementProof,
    list: [
      {
        title: 'Register',
        text: 'It takes five minutes. A resume in English is fine. You never pay, before or after.',
      },
      {
        title: 'Talk',
        text: `${TALK_MINUTES} minutes online with your advisor: what you want, your visa, how your Japanese is coming along.`,
      },
      {
        title: 'Apply and interview',
        text: 'We name the employer, send your documents once you agree, arrange the dates and rehearse each interview with you.',
      },
      {
        title: 'Offer and arrival',
        text: 'Terms, visa application, a place to live. We check in monthly for your first three months after you start.',
      },
    ],
  },
  employers: {
    title: 'Hiring from abroad?',
    text: 'We handle the practical side, from checking the visa to settling in. You pay only when someone joins.',
    link: `Hiring with ${brand.name.en}`,
    ask: 'Ask about hiring',
  },
  articles: { title: 'Guides to working in Japan', all: 'Read the blog' },
  categories: { title: 'Jobs by role', count: ({ count }: { count: string }) => count },
}
