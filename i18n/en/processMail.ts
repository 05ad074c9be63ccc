import { brand } from '#domain/brand.ts'
import type { RecommendationAction } from '#openapi/generated/options.ts'
import { type Fields, greeting, listed, signature, type Sender } from './mailParts.ts'
import { nextTexts } from './nextTexts.ts'

export type MailJob = { id: number; title: string }

/** `name` is null for a greeting without a name. `link` leads to the mypage. */
type ToApplicant = { name: string | null; link: string }
/** `name` and `date` of the applicant and the time in Japan; `advisor` is null without an advisor. */
type ToDesk = { name: string; date: string; advisor: string | null; fields: Fields }

const line = ({ id, title }: MailJob) => `- ${title} (job no. ${id})`

const forDesk = (task: string, { date, advisor, fields }: ToDesk) => `Received ${date}, Japan time. ${
  advisor === null ? 'The applicant has no advisor yet.' : `Advisor: ${advisor}.`
} ${task}

${listed(fields)}
`

const answered: Record<RecommendationAction, string> = {
  apply: 'Applied',
  inquiry: 'Question',
  decline: 'Declined',
}

/** The mails about applications, recommendations and requests to the advisor, as plain text. */
export const processMail = (company: Sender) => ({
  labels: {
    name: 'Name',
    email: 'Email',
    job: 'Job',
    reasons: 'Reasons',
    contents: 'Message',
    method: 'Kind of call',
    preferredTimes: 'Times that suit you',
    reInterview: 'Repeat request',
    yes: 'Yes',
  },
  applied: ({ name, link, jobs }: ToApplicant & { jobs: MailJob[] }) => ({
    subject:
      jobs.length === 1
        ? `We’ve received your application: ${jobs[0]?.title}`
        : `We’ve received your ${jobs.length} applications`,
    action: 'See my applications',
    text: `${greeting(company, name)}

Thank you for applying. We have received your ${jobs.length === 1 ? 'application' : 'applications'}.

${jobs.map(line).join('\n')}

${nextTexts.received({ advisor: 'Your advisor', deadline: '' })}

The documents are sent only after your consent. You can follow each stage here:

${link}

${signature(company)}`,
  }),
  refused: ({ name, link, job, next }: ToApplicant & { job: MailJob; next: string }) => ({
    subject: `Your application could not be processed: ${job.title}`,
    action: 'Open on My Page',
    text: `${greeting(company, name)}

Our system could not process your application for this job:

${line(job)}

This is not a decision about you, and the employer has received nothing. Your advisor is looking into it and will write to you. We have kept your message.

${next}

${link}

${signature(company)}`,
  }),
  interview: ({ name, wishes }: { name: string | null; wishes: Fields }) => ({
    subject: `Your call with a ${brand.name.en} advisor`,
    text: `${greeting(company, name)}

Thank you for requesting a call. Within two working days, your advisor will email you three possible times.

${listed(wishes)}

To change or add something, simply reply to this email.

${signature(company)}`,
  }),
  introduction: ({ name, link }: ToApplicant) => ({
    subject: 'We’ve received your request for recommendations',
    action: 'Open my profile',
    text: `${greeting(company, name)}

Your advisor will look for jobs that suit you and tell you as soon as there is one. The more your profile says, the better the recommendations:

${link}

${signature(company)}`,
  }),
  desk: {
    answer: (action: RecommendationAction, { title }: MailJob, message: ToDesk) => ({
      subject: `${answered[action]}: ${message.name}, ${title}`,
      text: forDesk(
        {
          apply:
            'Please name the employer within two working days, and ask for the consent to the documents.',
          inquiry: 'Please answer in English within two working days.',
          decline: 'No reply is needed.',
        }[action],
        message,
      ),
    }),
    consent: (answer: 'agree' | 'decline', { title }: MailJob, message: ToDesk) => ({
      subject: `${answer === 'agree' ? 'Consent given' : 'Consent declined'}: ${message.name}, ${title}`,
      text: forDesk(
        answer === 'agree'
          ? 'Please send the documents to the employer, and note that they were sent.'
          : 'The application has ended. Please tell the employer nothing.',
        message,
      ),
    }),
    apply: (count: number, message: ToDesk) => ({
      subject: `Application from ${message.name}, ${count === 1 ? '1 job' : `${count} jobs`}`,
      text: forDesk(
        'Please name the employer within two working days, and ask for the consent to the documents.',
        message,
      ),
    }),
    interview: (message: ToDesk) => ({
      subject: `Call requested by ${message.name}`,
      text: forDesk('Please propose three possible times in English within two working days.', message),
    }),
    introduction: (message: ToDesk) => ({
      subject: `Recommendations for ${message.name}`,
      text: forDesk('Please recommend jobs, or say in English what is missing.', message),
    }),
  },
})
