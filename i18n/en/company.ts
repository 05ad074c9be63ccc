import { brand } from '#domain/brand.ts'
import { company as facts, mail } from '#domain/company.ts'
import { formatDate } from '#domain/dates.ts'
import { FEE_PERCENT } from '#domain/placement.ts'
import { placementNumbers } from './placementNumbers.ts'

/** Texts of the page about the company. */
export const company = {
  title: `About ${brand.company.en}`,
  description: `${brand.company.en} runs ${brand.name.en}, a placement service for IT and creative professionals from abroad who work in Japan: what we do, how we are paid, and where we are.`,
  lead: 'We are a placement company with a single focus: people from abroad who create software, video and games, and the companies in Japan that need them.',
  voice: 'A bridge is judged by those who cross it.',
  story: [
    `${brand.name.en} is the Japanese word for bridge. We began in 2023, after years of watching good engineers give up on Japan over a form that nobody had explained to them, and good companies give up on engineers for the same reason.`,
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
    talk: 'Book a free career talk',
  },
  pay: {
    title: 'How we are paid',
    text: `Job seekers never pay us. The employer pays ${FEE_PERCENT}% of the theoretical first-year salary when someone joins, and gets part of it back if they leave within six months. The fee is the same whoever is hired, so that no candidate is cheaper to recommend than another.`,
    employers: 'Hiring with us',
  },
  facts: {
    title: 'The company in brief',
    list: [
      { term: 'Name', value: brand.company.en },
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
        value: `Fee-charging employment placement business ${brand.licence.en}, since ${formatDate(facts.licensed.from, 'en')}`,
      },
      { term: 'People', value: '24, from nine countries (sample)' },
      { term: 'Telephone', value: `${facts.phone.en}. ${facts.hours.en}` },
      { term: 'Email', value: mail.support },
    ],
  },
  access: {
    title: 'How to find us',
    lead: 'Please make an appointment; most interviews are held online.',
    list: [
      {
        title: 'From Tokyo Station',
        text: 'Eight minutes on foot from the Marunouchi North exit. Keep the tracks on your right as far as the second crossing.',
      },
      {
        title: 'From Otemachi Station',
        text: 'Four minutes on foot from exit B1 (Chiyoda, Tozai, Hanzomon, Marunouchi and Mita lines). The exit has a lift.',
      },
      {
        title: 'In the building',
        text: 'Take the lift to the fourth floor and ring at reception. The entrance, the lift and the toilets are accessible by wheelchair.',
      },
    ],
  },
  contact: {
    title: 'Write to us',
    text: 'Questions about work are answered within two working days, other matters within three.',
    inquiry: 'Contact us',
    inquiryOther: 'Press, partnership and other matters',
  },
}
