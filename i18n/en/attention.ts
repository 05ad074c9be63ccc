import { brand } from '#domain/brand.ts'
import type { Company } from '#domain/company.ts'
import type { LegalText } from '../legalText.ts'

const site = brand.name.en

export const attention = (company: Company): LegalText => ({
  title: 'Terms of use',
  description: `The terms of use of ${site}: who may register, what it costs, how jobs and applications are handled, what is prohibited, how to leave, and what we are liable for.`,
  lead: `These terms set out the conditions between you and ${company.name.en} (“we”) for using ${site} (“the service”).`,
  established: company.policies.established,
  updated: company.policies.updated,
  sections: [
    {
      id: 'scope',
      heading: 'Scope',
      blocks: [
        'These terms apply to everybody who views the service and to those who have registered through the registration form (“members”). Members agree to these terms when they send the form.',
        'Consent to the handling of personal information is given separately.',
      ],
    },
    {
      id: 'service',
      heading: 'The service',
      blocks: [
        `We are a fee-charging employment placement business under the Employment Security Act (licence ${company.licence.number.en}). We publish jobs, introduce them, pass on applications, give information about residence status, and advise members after they join.`,
        'We cannot promise that there will be a job to introduce, or that an employer will hire you.',
      ],
    },
    {
      id: 'fees',
      heading: 'Costs',
      blocks: [
        'Members never pay us a fee or any other charge, before or after joining an employer. Your own communication costs, and the fees that the state charges for visa applications, are borne by you or by the employer.',
        'We do not give members money or other benefits for taking a job (so-called congratulatory payments).',
      ],
    },
    {
      id: 'registration',
      heading: 'Registration',
      blocks: [
        {
          numbered: [
            'You may register if you are 18 or over and wish to find or change work in Japan, whatever your nationality.',
            'You register yourself, and truthfully. Nobody may register for somebody else or more than once.',
            'Registration is complete when you follow the link in the email that we send after you register. The link is valid for 24 hours.',
            'When something you registered changes, please change it in your account without delay.',
          ],
        },
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        'You are responsible for your email address and password; do not let others use them. If somebody may have learned them, change your password and tell us.',
      ],
    },
    {
      id: 'jobs',
      heading: 'Jobs',
      blocks: [
        'We publish jobs on the basis of the conditions that employers state to us, and take care to present them accurately. When we find an error, or when a position is filled, we correct or withdraw the job promptly.',
        'When you apply, your advisor names the employer to you and asks for your consent to each document. Nothing is sent before you agree. Use the employer’s name and any information that is not public for your application only, and do not pass it on.',
        'Conditions of employment are fixed by the notice of working conditions or the contract that the employer gives you. If they differ from the published job, tell your advisor before you sign.',
      ],
    },
    {
      id: 'applications',
      heading: 'Applications and selection',
      blocks: [
        {
          numbered: [
            'Whether you apply is your decision. We send nothing to an employer without your consent.',
            'Whether you are hired is the employer’s decision. The reason may not be disclosed.',
            'We may be unable to accept an application when your background does not match the conditions, the residence status or the skills required. We never refuse on grounds such as nationality, race, sex or creed.',
            'During the selection, contact an employer you know through the service only through us.',
          ],
        },
      ],
    },
    {
      id: 'visa',
      heading: 'Residence status',
      blocks: [
        'You are responsible for working within what your residence status allows. We give you the information needed for a visa application and introduce administrative scriveners, but cannot promise that an application will be granted.',
      ],
    },
    {
      id: 'prohibited',
      heading: 'What is prohibited',
      blocks: [
        {
          list: [
            'registering what is untrue, or somebody else’s information',
            'infringing the rights or harming the reputation of us, employers, other members or others',
            'collecting, copying or republishing jobs, or using them for profit',
            'putting excessive load on the service, accessing it without authority, or hindering its operation',
            'acting against the law or public order and morals',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Rights',
      blocks: [
        'The texts, pictures and programs of the service belong to us or to those who licensed them. Stories are published with the consent of the people they are about, in a form in which nobody can be identified. What you write in your documents remains yours.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Leaving, and suspension',
      blocks: [
        'You may leave at any time, through the contact form of your account or by email. If an application is still open, we first agree with you what to do about it.',
        'If you break these terms we may suspend your use or cancel your registration, with notice beforehand; in an emergency the notice may come after.',
      ],
    },
    {
      id: 'interruption',
      heading: 'Changes and interruptions of the service',
      blocks: [
        'We may change the service, or interrupt it for maintenance. If we end it we tell you at least 30 days before.',
      ],
    },
    {
      id: 'liability',
      heading: 'Our liability',
      blocks: [
        'Where we cause a member damage for which we are responsible, we compensate the damage that ordinarily arises from it. Except in cases of intent or gross negligence on our part, we are not liable for damage from special circumstances that could not be foreseen.',
        'Disputes about an employment contract are settled between the member and the employer. We help with the information needed to settle them.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Personal information',
      blocks: [
        'We handle personal information according to our privacy policy and to what we tell you at registration.',
        { page: 'privacy', text: 'Read the privacy policy' },
        { page: 'memberPrivacy', text: 'Read about personal information at registration' },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        'We may change these terms under Article 548-4 of the Civil Code where the change benefits members in general, or is reasonable and in keeping with the purpose of the contract. We announce the change and the day it takes effect on this page and by email at least 14 days before.',
      ],
    },
    {
      id: 'law',
      heading: 'Law, language, court',
      blocks: [
        `These terms are governed by the law of Japan. The English text is a translation for reference; where it differs, the Japanese text prevails. The ${company.court.en} has exclusive jurisdiction in the first instance over disputes about the service.`,
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        {
          facts: [
            { term: 'Operator', value: company.name.en },
            { term: 'Address', value: company.address.en },
            { term: 'Telephone', value: `${company.phone.en}. ${company.hours.en}` },
            { term: 'Email', value: company.emails.support },
          ],
        },
      ],
    },
  ],
})
