import { brand } from '#domain/brand.ts'
import type { Fee } from '#domain/company.ts'
import { placementNumbers } from './placementNumbers.ts'

/** The parts of the fee that are refunded; null without refunds. */
const refundsText = ({ refunds }: Fee): string | null =>
  refunds
    .map(({ months, percent }) => `${percent}% within ${months} month${months > 1 ? 's' : ''}`)
    .join(', ') || null

/** Texts of the page for employers. */
export const recruiting = {
  title: 'For employers',
  pageTitle: 'Hiring from abroad in Japan',
  pageDescription: `${brand.name.en} helps companies in Japan hire IT and creative professionals from abroad: candidates, interviews, visas and settling in. You pay only when someone joins.`,
  headline: ['What stands in the way', 'is paperwork, not language.'],
  lead: `Checking a residence status, writing an offer in English, preparing a move, settling in. ${brand.name.en} takes on all the practical work of hiring IT and creative professionals from abroad.`,
  numbers: placementNumbers,
  services: {
    title: 'What we take off your hands',
    list: [
      {
        title: 'Finding people',
        text: 'Engineers, designers and creators, in Japan and abroad. Each has talked with an advisor for 45 minutes before you hear of them.',
      },
      {
        title: 'Assessing language skills',
        text: 'We hear each candidate in Japanese and in English and tell you what they can do at work: read a specification, lead a meeting, write to a customer.',
      },
      {
        title: 'Residence status',
        text: 'Before you interview we check whether the work and the background fit a residence status, and say so in writing. Administrative scriveners file the application.',
      },
      {
        title: 'Arrival and after',
        text: 'A place to live, a bank account, registration at the city office. For three months we talk with the new colleague each month, and tell you what would help.',
      },
    ],
  },
  flow: {
    title: 'From the first call to the first day',
    list: [
      {
        title: 'The position',
        text: 'We go through the work and the level of Japanese it really needs. That alone changes how many candidates you can choose from.',
      },
      {
        title: 'Candidates',
        text: 'We recommend only people we have interviewed, with their background and the outlook for their residence status.',
      },
      {
        title: 'Interviews',
        text: 'We arrange dates, interpret, and help your interviewers agree on what to look for.',
      },
      {
        title: 'Offer and visa',
        text: 'We translate the notice of working conditions, check the application documents, and work with administrative scriveners.',
      },
      {
        title: 'Arrival and settling in',
        text: 'Housing, a bank account, registration. For three months we talk with the person once a month.',
      },
    ],
  },
  fees: {
    title: 'What it costs',
    lead: 'You pay only when someone joins. Job seekers never pay.',
    caption: 'Fees',
    head: ['Service', 'Fee', 'Payment', 'Refund'],
    rows: (fee: Fee) => [
      {
        service: 'Placement',
        fee: `${fee.percent}%`,
        note: 'of the theoretical first-year salary, plus consumption tax',
        payment: 'End of the month after joining',
        refund: refundsText(fee) ?? 'None',
      },
      {
        service: 'Support with visa applications',
        fee: 'Included',
        note: 'in the placement fee',
        payment: 'None',
        refund: 'None',
      },
    ],
  },
  faq: {
    title: 'Questions employers ask',
    /** The last question. */
    leaving: (fee: Fee) => ({
      question: 'What if the person leaves early?',
      answer: `${refundsText(fee) ? `If they resign or are dismissed for cause, we refund part of the fee: ${refundsText(fee)}. ` : ''}We talk with both sides long before it comes to that.`,
    }),
    list: [
      {
        question: 'Nobody in our company speaks English. Can we still hire?',
        answer:
          'Yes. Many candidates use Japanese at work. We work out with you the level that the job needs, and interpret at interviews.',
      },
      {
        question: 'Can we hire people who live abroad?',
        answer:
          'Yes. After the offer comes the application for a Certificate of Eligibility, which the authorities usually decide in one to three months. Allow three to four months from the offer to the first day; interviews are held online.',
      },
      {
        question: 'We have never hired from abroad. Where do we start?',
        answer:
          'Tell us about the work. We check whether it suits a residence status such as Engineer/Specialist in Humanities/International Services, and list what your company has to prepare. If it cannot be done, we say so at this stage.',
      },
      {
        question: 'What salary should we offer?',
        answer:
          'For a work visa the pay must be at least what a Japanese employee would receive for the same work. We tell you what comparable positions pay, by role and years of experience.',
      },
      {
        question: 'Will our name be public?',
        answer:
          'No. Jobs describe the employer without a name. An advisor tells candidates who you are before we send you anything, and asks them to keep it confidential.',
      },
    ],
  },
  contact: {
    title: 'Talk to us about hiring',
    text: 'An outline of the work is enough to begin with. A recruiting advisor answers within one working day.',
    write: 'Ask about hiring',
    mail: 'Email',
    phone: 'Telephone',
  },
}
