import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import { PROVISION_YEARS, REGISTER_YEARS, UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import type { LegalText } from '../legalText.ts'
import { yearsEn } from '../years.ts'

const site = brand.name.en
const board = brand.sisterBoard.en

export const memberPrivacy = (company: Company): LegalText => ({
  title: 'Personal information at registration',
  description: `What ${site} does with the personal information you give when you register: purposes, recipients and your rights. Please agree before you send the registration form.`,
  lead: `This is how we handle the personal information of those who register with ${site}. Please read it, and tick the consent box of the registration form if you agree. This consent is separate from agreeing to the terms of use.`,
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
            { term: 'Representative', value: company.representative.en },
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
          numbered: [
            'to confirm who you are, and to write to you about interviews, selections and joining',
            'to introduce jobs that suit your background and preferences, and to recommend you to employers',
            'to confirm what work your residence status allows, and to support visa applications',
            'to provide your account and keep it safe',
            'to keep the registers that the Employment Security Act requires, and to compile statistics in which nobody can be identified',
            'to advise you after you join, and to learn how you are settling in',
          ],
        },
        'For any other purpose we ask for your consent again.',
      ],
    },
    {
      id: 'items',
      heading: 'What we ask for',
      blocks: [
        'Your name, email address, telephone number, nationality, country of residence, residence status, levels of Japanese and English, employment status, education, occupation, skills and years of experience, when you could start, resumes and career histories, addresses of portfolios and the like, and notes of our interviews.',
        'We ask for nationality and residence status to confirm what work you may do in Japan and to support visa applications. We never choose which jobs to introduce by nationality.',
        'We do not ask for what job placement has no need of, such as registered domicile, place of birth, creed or union membership. If a document states them, please remove them before you send it.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Provision to third parties',
      blocks: [
        'Registering sends nothing to any employer. Information is provided as follows, once you have agreed for each job.',
        {
          facts: [
            {
              term: 'Recipient',
              value: 'The employer whom we named to you, and to whom you agreed that the documents are sent',
            },
            { term: 'Purpose', value: 'Selection, and the formalities of joining' },
            {
              term: 'Items',
              value:
                'Name, nationality, residence status, education, work history, skills, languages, application documents, our recommendation',
            },
            { term: 'Means', value: 'Encrypted transmission' },
            {
              term: 'Contract',
              value: 'We have a contract with each recipient about handling the information.',
            },
          ],
        },
        'Where an employer has offices outside Japan, we first tell you the country, its system of protection and the measures that the recipient takes, and ask for your consent.',
      ],
    },
    {
      id: 'sister-board',
      heading: `Registering with ${board}`,
      blocks: [
        `Only if you choose ${board} in the registration form, we register the same information with ${board}, a sister site that we run. Not choosing it makes no difference to your use of ${site}.`,
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
        'You are free to give personal information or not. Without the required items, however, we may be unable to introduce jobs. Leaving optional items empty has no drawback.',
      ],
    },
    {
      id: 'automatic',
      heading: 'What is collected automatically',
      blocks: [
        'We use cookies to keep you logged in. We may use reCAPTCHA to keep forms free of abuse; the privacy policy says what it does.',
        { page: 'privacy', text: 'Read the privacy policy' },
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        `Until your registration ends, also because you ask us to delete it; then we erase it permanently. The entries that the law requires in our registers stay for ${yearsEn(REGISTER_YEARS)} after that. Records of documents that we have sent to employers stay for ${yearsEn(PROVISION_YEARS)} after the day they were sent.`,
        `If you do not open the link in our email within ${UNCONFIRMED_ENTRY_DAYS} days of registering, we erase your registration and its files.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You may ask to be told the purposes, and for disclosure, correction, addition, deletion, an end of use or an end of provision to third parties, and you may withdraw this consent. It costs nothing. Withdrawing does not affect what was done before.',
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
