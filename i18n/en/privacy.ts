import type { Company } from '#domain/company.ts'
import { INQUIRY_YEARS, PROVISION_YEARS, REGISTER_YEARS, UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import type { LegalText } from '../legalText.ts'
import { yearsEn } from '../years.ts'

export const privacy = (company: Company): LegalText => ({
  title: 'Privacy policy',
  description: `How ${company.name.en} collects, uses and protects the personal information of job seekers, of employers’ recruiters and of those who visit this site.`,
  lead: `${company.name.en} (“we”) finds work in Japan for people from abroad, and is trusted with their personal information to do it. We handle it as set out below, in keeping with the Act on the Protection of Personal Information, the Employment Security Act, and the other laws and guidelines that apply.`,
  established: company.policies.established,
  updated: company.policies.updated,
  sections: [
    {
      id: 'business',
      heading: 'Who we are',
      blocks: [
        {
          facts: [
            { term: 'Name', value: company.name.en },
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
      heading: 'What we collect, and why',
      blocks: [
        'We collect the following information and use it as far as each purpose requires.',
        {
          table: {
            caption: 'Kinds of information and their purposes',
            head: ['Information', 'Purpose'],
            rows: [
              [
                'Name, contact details, date of birth',
                'To confirm who you are, introduce jobs, and write to you about selections and interviews',
              ],
              [
                'Nationality, residence status and its expiry',
                'To confirm what work you may do in Japan, and to support visa applications',
              ],
              [
                'Education, work history, skills, languages',
                'To introduce jobs that suit your background, and to recommend you to employers',
              ],
              ['Resumes, other documents, photograph', 'To submit your application to employers'],
              [
                'What you are looking for, notes of interviews, progress of selections',
                'To introduce jobs, help you prepare for interviews, and advise you after you join',
              ],
              [
                'Names, positions and contact details of employers’ recruiters',
                'To accept jobs for publication, recommend candidates, and correspond about contracts and invoices',
              ],
              ['What you write in an inquiry', 'To answer you and keep a record of the answer'],
              ['Records of how the site is used', 'To improve the site and prevent misuse'],
            ],
          },
        },
        'We ask for nationality and residence status to confirm what work you may do in Japan and to support your visa application. We never choose which jobs to introduce by nationality.',
        'We do not ask for what job placement has no need of, such as registered domicile, place of birth, family members’ occupations, creed, political views or union membership.',
      ],
    },
    {
      id: 'collection',
      heading: 'How we collect it',
      blocks: [
        'From you directly: through the registration and inquiry forms, your account, interviews, email and telephone. We collect information about you from somebody else only with your consent.',
        'Records of how the site is used are collected automatically as it is used.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        `When your registration ends, also because you ask us to delete it, we erase your information permanently. Only the entries stay that the Employment Security Act requires in the registers of a placement business: your name, address, date of birth and the work you wished for, and each introduction with its result. We keep them for ${yearsEn(REGISTER_YEARS)} after registration ends, then erase them permanently.`,
        `If we have sent documents of yours to an employer, we keep the record that the law on the protection of personal information requires: your name, the employer, the kinds of documents and the day. We erase it ${yearsEn(PROVISION_YEARS)} after that day.`,
        `If you register but do not open the link we email you within ${UNCONFIRMED_ENTRY_DAYS} days, we erase your registration and its files. If you have asked for a new link by then, we wait until that one expires.`,
        `Records of inquiries are kept for ${yearsEn(INQUIRY_YEARS)} after they are settled, then erased permanently.`,
      ],
    },
    {
      id: 'third-parties',
      heading: 'Provision to third parties',
      blocks: [
        'We provide personal information to third parties only:',
        {
          numbered: [
            'to an employer whom we have named to you, once you have agreed to the documents, as far as the selection requires',
            'to an administrative scrivener (a licensed visa specialist) who supports your visa application, with your consent',
            'where the law requires it',
            'where it is needed to protect somebody’s life, body or property and your consent is difficult to obtain',
          ],
        },
        'Before anything goes to an employer we tell you who the employer is, which documents we would send and why, and ask for your consent each time.',
      ],
    },
    {
      id: 'abroad',
      heading: 'Provision to third parties abroad',
      blocks: [
        'Where you apply to an employer with offices outside Japan, we first tell you the country, its system for the protection of personal information and the measures that the recipient takes. We provide the information only with your consent.',
      ],
    },
    {
      id: 'outsourcing',
      heading: 'Outsourcing',
      blocks: [
        'We may entrust part of our work, such as running servers and delivering email, to other companies. We choose them by written security criteria, bind them by contract, and check once a year how they handle the information.',
      ],
    },
    {
      id: 'security',
      heading: 'Security measures',
      blocks: [
        {
          list: [
            'Written rules cover every step from collection to erasure and are reviewed each year.',
            'A manager is in charge. Who may handle which information is defined, and the records of handling are inspected.',
            'All staff are trained when they join and once a year, and have signed confidentiality undertakings.',
            'Entry to the areas where information is handled, and the removal of devices and documents, are controlled.',
            'Information is encrypted in transit and in storage, access rights are personal, and unauthorised access is monitored.',
            'Procedures are in place to report a leak to the Personal Information Protection Commission and to notify those concerned.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and external transmission',
      blocks: [
        'This site stores information in your browser as follows. It uses no advertising cookies.',
        {
          table: {
            caption: 'Information stored in your browser',
            head: ['Kind', 'Purpose', 'Kept'],
            rows: [
              ['Cookies', 'To keep you logged in', 'For 24 hours at most'],
              [
                'Cookies',
                'To recognise a browser in which you have logged in, so that other people’s failed attempts do not lock you out',
                'For 180 days after your last login',
              ],
              [
                'Local storage',
                'To remember the numbers of jobs you chose, such as saved jobs',
                'Until you delete it',
              ],
              [
                'Local storage',
                'To match jobs with your answers about languages, residence and visa. The answers stay in this browser',
                'Until you delete them',
              ],
              [
                'Local storage',
                'To remember your saved searches and their names. They stay in this browser',
                'Until you delete them',
              ],
              ['Local storage', 'To load the choices of forms once', 'For a day'],
              ['Local storage', 'To show times in the time zone you chose', 'Until you delete it'],
              ['Local storage', 'To remember whether you agreed to analytics', 'Until you delete it'],
              ['Session storage', 'To remember a form that is half filled in', 'Until you close the tab'],
              [
                'IndexedDB',
                'To remember files that you chose but have not sent',
                'Until you send them, or about a day after you close the tab',
              ],
            ],
          },
        },
        'To keep forms free of abuse we may use reCAPTCHA by Google LLC. In that case your IP address, the kind of browser and how you use the page are sent to Google when you open a form, and serve to judge whether the sender is human.',
        'Where we use an analytics provider, we say so on screen and ask for your consent before anything is sent. The site works the same without it.',
      ],
    },
    {
      id: 'requests',
      heading: 'Access, correction, deletion',
      blocks: [
        'You may ask us to disclose your personal information and the records of its provision to third parties, to notify you of its purposes, to correct, add to or delete it, to stop using it, or to stop providing it. We confirm that it is you who asks, and answer within two weeks, free of charge.',
        {
          numbered: [
            `Write to ${company.emails.privacy} with the subject “Personal information request”, your name, your registered email address and what you ask for.`,
            'We confirm your identity by a reply to your registered address or by an identity document with a photograph. A representative also needs a letter of authority.',
            'We answer in writing, by email, or in another way you prefer. If we cannot comply we tell you why.',
          ],
        },
        'You can also see and correct what you registered in your account yourself.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'We publish changes to this policy and their date on this page. Changes that matter to you, such as new purposes, we also tell you by email.',
      ],
    },
    {
      id: 'contact',
      heading: 'Complaints and questions',
      blocks: [
        {
          facts: [
            { term: 'Contact', value: `Personal Information Desk, ${company.name.en}` },
            { term: 'Telephone', value: company.phone.en },
            { term: 'Hours', value: company.hours.en },
            { term: 'Email', value: company.emails.privacy },
          ],
        },
      ],
    },
  ],
})
