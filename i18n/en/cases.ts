import { TALK_MINUTES } from '#domain/talk.ts'
import type { JapaneseLevel, PresentOccupation, StoryOrigin } from '#openapi/generated/options.ts'
import { jobCategory } from './jobCategory.ts'

const roles: Record<PresentOccupation, string> = {
  ...jobCategory,
  student: 'New graduate',
  other_than_it: 'Outside IT',
  none: 'No job',
}

const origins: Record<StoryOrigin, string> = {
  east_asia: 'East Asia',
  southeast_asia: 'Southeast Asia',
  south_asia: 'South Asia',
  europe: 'Europe',
  americas: 'The Americas',
  africa_middle_east: 'Africa and the Middle East',
}

/** Levels at the time of the offer. */
const levels: Record<JapaneseLevel, string> = {
  native_jp: 'Native',
  fluent_jp: 'Fluent',
  business_level_jp: 'Business',
  daily_conversational_level_jp: 'Conversational',
  basic_conversational_level_jp: 'Basic',
  none_jp: 'No Japanese',
}

/** Texts of the success stories. */
export const cases = {
  title: 'Stories',
  pageTitle: 'Stories of people who changed jobs in Japan',
  pageDescription:
    'What IT and creative people from abroad did before, what they do in Japan now, how their pay changed and why they chose the company.',
  lead: ({ count }: { count: number }) =>
    `From abroad to Japan, or from one company in Japan to the next: ${count} people, and the bridge each of them crossed. Names are withheld; the changes in work and pay are published exactly as they happened.`,
  none: {
    title: 'No stories are published at the moment',
    text: 'A story appears here once the person it is about has agreed. Yours can begin now: with a chat, or with your registration.',
  },
  failed: {
    title: 'The stories could not be loaded',
    text: 'The connection may have been interrupted. Please try again in a moment.',
  },
  storyDescription: ({ person, before, after }: { person: string; before: string; after: string }) =>
    `${person}. Before: ${before}. After: ${after}.`,
  /** Follows the initials. The gender is empty if the person did not want it shown. */
  person: ({ age, gender }: { age: string; gender: string }) => [age, gender].filter(Boolean).join(', '),
  origin: ({ nationality }: { nationality: string }) => `From ${nationality}`,
  crossing: 'Before and after',
  work: 'Work',
  speciality: 'Speciality',
  salary: 'Annual salary',
  previousCareer: 'Background',
  motive: 'Why they moved',
  reason: 'Why this company',
  record: 'Record in the applicant-tracking system',

  // Narrowing the list
  filters: {
    open: 'Filter stories',
    active: 'Active filters',
    remove: ', remove',
    clear: 'Clear all',
    names: {
      roleBefore: 'Role before',
      roleAfter: 'Role after',
      origin: 'From',
      japaneseLevel: 'Japanese at the time',
    },
    labels: { roleBefore: roles, roleAfter: jobCategory, origin: origins, japaneseLevel: levels },
    chip: ({ name, label }: { name: string; label: string }) => `${name}: ${label}`,
    found: ({ count }: { count: number }) => (count === 1 ? '1 story' : `${count} stories`),
    /** Follows the number. */
    unit: ({ count }: { count: number }): string => (count === 1 ? ' story' : ' stories'),
    emptyTitle: 'No story matches all your filters',
    emptyText: 'Try removing one, or tell an advisor about your own case.',
    titled: ({ title, labels }: { title: string; labels: string[] }) => `${title}: ${labels.join(', ')}`,
  },
  yours: {
    title: 'The next bridge is yours.',
    text: `You don’t need to have decided yet. The chat is online, ${TALK_MINUTES} minutes, and free of charge.`,
    entry: 'Register for free',
    talk: 'Book a free career chat',
  },

  // The end of a story
  advisor: ({ field }: { field: string }) =>
    `Career advisor for ${field.charAt(0).toLowerCase()}${field.slice(1)}.`,
  careerAdvisor: 'Career advisor',
  languages: 'Languages',
  together: ({ initials }: { initials: string }) => `With ${initials}`,
  whole: 'From the first chat to the first day at work',
  recruitingAdvisor: 'The employer’s advisor',
  quote: ({ text }: { text: string }) => `“${text}”`,
  talk: 'Talk with an advisor',
  talkNote: `${TALK_MINUTES} minutes online, free of charge. You don’t need a CV yet.`,
  jobs: ({ initials }: { initials: string }) => `Open jobs like ${initials}’s new one`,
  jobsOf: ({ role }: { role: string }) => `All jobs: ${role}`,
  neighbours: 'Previous and next story',
  previous: 'Previous story',
  next: 'Next story',
  all: 'All stories',
}
