import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { formatDate } from '#domain/dates.ts'
import { placementNumbers } from './placementNumbers.ts'

/** Texts of the page about the company. */
export const company = (facts: Company) => ({
  title: `About ${facts.name.en}`,
  description: `${facts.name.en} runs ${brand.name.en}, a placement service for IT and creative professionals from abroad who work in Japan: what we do, how we are paid, and where we are.`,
  lead: 'We are a placement company with a single focus: people from abroad who create software, video and games, and the companies in Japan that need them.',
  voice: 'A bridge is judged by those who cross it.',
  story: [
    ...(facts.story ? [facts.story.en] : []),
    'Each person who registers has one advisor, who speaks Japanese and English and stays the same from the first call to three months after the first day. Each employer has one too. The two sit beside each other.',
  ],
  principles: {
    title: 'How we work',
    list: [
      {
        title: 'Facts first',
        text: 'Every job shows salary, location and language level. If something doesn’t fit, we tell you before you apply.',
      },
      {
        title: 'No numbers game',
        text: 'We introduce a job when it suits you, and say so when none does. Advisors are not paid by the number of applications.',
      },
      {
        title: 'We stay until you settle in',
        text: 'We talk with each person every month for three months after they join, and with the employer as well.',
      },
    ],
  },
  numbers: placementNumbers,
  advisors: {
    title: 'The advisors',
    lead: 'You talk with one person from the first call to three months after your first day. These are the people.',
    languages: ({ languages }: { languages: string }) => `Speaks ${languages}`,
    talk: 'Book a free career chat',
  },
  pay: {
    title: 'How we are paid',
    text: [
      `Job seekers never pay us. The employer pays ${facts.fee.percent}% of the theoretical first-year salary when someone joins.`,
      ...refund(facts),
      'The fee is the same whoever is hired, so that no candidate is cheaper to recommend than another.',
    ].join(' '),
    employers: 'Hiring with us',
  },
  facts: {
    title: 'The company in brief',
    list: [
      { term: 'Name', value: facts.name.en },
      { term: 'Founded', value: formatDate(facts.founded, 'en') },
      { term: 'Representative', value: facts.representative.en },
      { term: 'Address', value: facts.address.en },
      {
        term: 'Business',
        value:
          'Placing IT and creative professionals; supporting employers who hire from abroad; running this site',
      },
      {
        term: 'Licence',
        value: `Fee-charging employment placement business ${facts.licence.number.en}, since ${formatDate(facts.licence.from, 'en')}`,
      },
      ...(facts.staff ? [{ term: 'People', value: facts.staff.en }] : []),
      { term: 'Telephone', value: `${facts.phone.en}. ${facts.hours.en}` },
      { term: 'Email', value: facts.emails.support },
    ],
  },
  access: {
    title: 'How to find us',
    lead: 'Please make an appointment; most interviews are held online.',
    list: (facts.access ?? []).map(({ title, text }) => ({ title: title.en, text: text.en })),
  },
  contact: {
    title: 'Write to us',
    text: 'Questions about work are answered within two working days, other matters within three.',
    inquiry: 'Contact us',
    inquiryOther: 'Press, partnership and other matters',
  },
})

/** The sentence about the refund; none without refunds. */
function refund({ fee }: Company): string[] {
  const last = fee.refunds.at(-1)
  if (!last) return []
  const time = last.months === 1 ? 'a month' : `${last.months} months`
  return [`It gets part of that back if the person leaves within ${time}.`]
}
