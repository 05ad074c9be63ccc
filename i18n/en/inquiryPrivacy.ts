import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { INQUIRY_YEARS } from '#domain/retention.ts'
import type { LegalText } from '../legalText.ts'
import { yearsEn } from '../years.ts'

const site = brand.name.en

export const inquiryPrivacy = (company: Company): LegalText => ({
  title: 'Personal information in inquiries',
  description: `What ${site} does with the personal information you give when you write to us, ask about hiring or book a career chat: purposes and your rights.`,
  lead: 'This is how we handle the personal information you give when you write to us, ask about hiring or book a career chat. Please tick the consent box of the form if you agree.',
  established: company.policies.established,
  updated: company.policies.updated,
  sections: [
    {
      id: 'business',
      heading: 'Who we are, and who is in charge',
      blocks: [
        {
          facts: [
            { term: 'Business', value: `${company.name.en} (“we”)` },
            { term: 'Address', value: company.address.en },
            {
              term: 'Personal information manager',
              value: `${company.officers.privacy.en} (${company.emails.privacy})`,
            },
          ],
        },
      ],
    },
    {
      id: 'purposes',
      heading: 'Purposes',
      blocks: [
        {
          table: {
            caption: 'Purposes by form',
            head: ['Form', 'Purpose'],
            rows: [
              ['Inquiries', 'To understand and answer your question, and to keep a record of the answer'],
              [
                'Asking about hiring',
                'To understand the position, propose how we can help, prepare a contract, and have an advisor contact you',
              ],
              [
                'Career chats',
                'To arrange and hold the chat, and to tell you of jobs that match your preferences',
              ],
            ],
          },
        },
        'We ask for nationality only when you book a career chat, so that we can prepare for questions about your residence status.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Provision to third parties',
      blocks: [
        'Except where the law requires it, we provide nothing to third parties without your consent. If an employer has to know what you asked, we talk to you first.',
      ],
    },
    {
      id: 'outsourcing',
      heading: 'Outsourcing',
      blocks: [
        'We entrust the running of servers and the delivery of email to other companies. They are bound by contract, and we check regularly how they handle the information.',
      ],
    },
    {
      id: 'voluntary',
      heading: 'It is your choice',
      blocks: [
        'You are free to give personal information or not. Without the required items, however, we may be unable to answer.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        `For ${yearsEn(INQUIRY_YEARS)} after your inquiry is settled; then we erase it permanently. If it leads to a contract, we keep what belongs to the contract for as long as the law requires.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You may ask to be told the purposes, and for disclosure, correction, addition, deletion, an end of use or an end of provision to third parties. It costs nothing. The privacy policy explains how.',
        { page: 'privacy', text: 'Read the privacy policy' },
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          facts: [
            { term: 'Contact', value: `Personal Information Desk, ${company.name.en}` },
            { term: 'Telephone', value: `${company.phone.en}. ${company.hours.en}` },
            { term: 'Email', value: company.emails.privacy },
          ],
        },
      ],
    },
  ],
})
