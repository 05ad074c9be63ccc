import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { TALK_MINUTES } from '#domain/talk.ts'

const site = brand.name.en

/** The next steps after sending. */
type Next = { title: string; text: string }[]

const hoursOf = (company: Company) => `Working hours: ${company.hours.en}.`
const mailFirst = (company: Company) => ({
  title: 'A confirmation email',
  text: `It arrives within a few minutes and has your reference number. If it doesn’t arrive, please check your spam folder, or write to ${company.emails.support}.`,
})

/** The inquiry forms and the invitation to a career chat. */
export const inquiry = {
  labels: {
    type: 'Type of inquiry',
    companyName: 'Company',
    title: 'Your position',
    name: 'Full name',
    email: 'Email',
    email_confirm: 'Confirm email',
    phoneNumber: 'Phone',
    nationality: 'Nationality',
    timeZone: 'Your time zone',
    positionsNeeded: 'Positions to fill',
    noOfEmployeeNeeded: 'Number of people',
    contents: 'Inquiry details',
    agree: 'Consent',
  },
  help: {
    name: 'In any script, as you would like to be addressed.',
    email: 'The confirmation and our answer go to this address.',
    phoneNumber: 'Digits only, 9 to 20, with the country code. Example: 819000000000',
    nationality: 'So that we can prepare for questions about your residence status.',
    timeZone: 'Taken from your device. We propose times in this zone and in Japan time.',
    positionsNeeded: 'For example: two backend engineers and a QA engineer',
    noOfEmployeeNeeded: 'Digits only. An estimate will do.',
  },
  types: {
    service: 'The service',
    website: 'This website',
    press: 'Press and media',
    partnership: 'Partnership',
    other: 'Something else',
  },
  groups: {
    about: 'Type of inquiry',
    company: 'Your company',
    you: 'How to reach you',
    search: 'Who you are looking for',
    inquiry: 'Your inquiry',
    talk: 'About the talk',
    consent: 'Your consent',
  },
  consent: 'I agree to my personal data being handled as described in the [privacy notice for inquiries].',
  agreed: 'Agreed to the privacy notice for inquiries',
  steps: { form: 'Your details', check: 'Review', done: 'Done' },
  toCheck: 'Review your answers',
  confirm: {
    titles: {
      inquiry: 'Review your inquiry',
      inquiryOther: 'Review your message',
      recruitingInquiry: 'Review your request',
    },
    lead: 'Nothing has been sent yet. Please review your answers, then press “Send” at the end.',
    send: 'Send',
    back: 'Back to the form',
    mail: ({ email }: { email: string }) => `We will send a confirmation to ${email}.`,
  },
  complete: {
    sent: ({ email }: { email: string }) => `A confirmation is on its way to ${email}.`,
    number: 'Reference number',
    address: 'Confirmation sent to',
    next: 'What happens next',
    jobs: 'Browse jobs',
    cases: 'Read stories',
  },
  aside: { title: 'Good to know', elsewhere: 'Looking for another form?' },
  /** Links to the other forms. */
  links: {
    inquiry: 'Questions about jobs and registering',
    inquiryOther: 'Press, partnership and other matters',
    recruitingInquiry: 'Hiring with us',
    invitation: 'Free career chat',
  },
  forms: {
    inquiry: {
      title: 'Contact us',
      description: `Ask ${site} about jobs, registering, visas or working in Japan. An advisor will reply by email within two working days.`,
      lead: 'Ask us about jobs, registering, visas or working in Japan.',
      completeTitle: 'Thank you for your inquiry',
      labels: {},
      facts: (company: Company): string[] => [
        'An advisor will reply by email within two working days, in English or Japanese.',
        hoursOf(company),
        'Asking is free and does not register you.',
      ],
      next: (company: Company): Next => [
        mailFirst(company),
        {
          title: 'An advisor replies within two working days',
          text: `By email, in the language you wrote in. ${hoursOf(company)}`,
        },
      ],
    },
    inquiryOther: {
      title: 'Press, partnership and other inquiries',
      description: `Write to ${site} about the service, this website, press matters or a partnership. We reply by email within three working days.`,
      lead: 'For everything that is not about finding work or hiring.',
      completeTitle: 'Thank you for your message',
      labels: {},
      facts: (company: Company): string[] => [
        'We reply by email within three working days.',
        hoursOf(company),
        `In a hurry for a publication? Call ${company.phone.en}.`,
      ],
      next: (company: Company): Next => [
        mailFirst(company),
        {
          title: 'We reply within three working days',
          text: `The person responsible writes to you by email. ${hoursOf(company)}`,
        },
      ],
    },
    recruitingInquiry: {
      title: 'Ask about hiring',
      description: `Tell ${site} who you want to hire from abroad. A recruiting advisor answers within one working day; you pay only when someone joins.`,
      lead: 'An outline of the work is enough to begin with.',
      completeTitle: 'Thank you for asking us about hiring',
      labels: { contents: 'Anything else', email: 'Work email', email_confirm: 'Confirm work email' },
      facts: (company: Company): string[] => [
        'A recruiting advisor answers within one working day.',
        hoursOf(company),
        'You pay only when someone joins. Asking costs nothing.',
      ],
      next: (company: Company): Next => [
        mailFirst(company),
        {
          title: 'A recruiting advisor answers within one working day',
          text: `By email or telephone, to arrange a first call of 30 minutes. ${hoursOf(company)}`,
        },
        {
          title: 'A first list of candidates',
          text: 'Once the position is clear, we send anonymous profiles, usually within a week.',
        },
      ],
    },
    invitation: {
      title: 'Free career chat',
      description: `Talk with an advisor of ${site} about working in Japan for ${TALK_MINUTES} minutes, online, free of charge and without registering.`,
      lead: `${TALK_MINUTES} minutes online with an advisor, in English or Japanese, about working in Japan. Free of charge, without registering.`,
      completeTitle: 'Thank you, we look forward to the chat',
      labels: { contents: 'What you would like to talk about' },
      facts: (): string[] => [
        'We’ll email you three possible times within two working days.',
        'Evenings and Saturdays (Japan time) are possible, so it works from abroad too.',
        'You don’t need a CV, or any Japanese.',
      ],
      next: (company: Company): Next => [
        mailFirst(company),
        {
          title: 'Three proposals within two working days',
          text: `An advisor will write to you with three possible times, in Japan time and in yours. ${hoursOf(company)}`,
        },
        {
          title: 'The chat',
          text: `${TALK_MINUTES} minutes online. The link comes with the agreed time, and there is nothing to install.`,
        },
      ],
    },
  },
  send: { invitation: 'Book a free career chat' },
}
