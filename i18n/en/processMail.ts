import { brand } from '#domain/brand.ts'
import type { RecommendationAction } from '#openapi/generated/options.ts'
import { type Fields, greeting, listed, signature } from './mailParts.ts'

export type MailJob = { id: number; title: string }

/** `name` is null for a greeting without a name. `link` leads to the mypage. */
type ToApplicant = { name: string | null; link: string }
/** `name` and `date` of the applicant and the time in Japan; `advisor` is null if there is none yet. */
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
export const processMail = {
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
    text: `${greeting(name)}

Thank you for applying. We have received your ${jobs.length === 1 ? 'application' : 'applications'}.

${jobs.map(line).join('\n')}

Your advisor will prepare your documents and send them to the employer. No employer sees your name before then. You can follow each stage here:

${link}

${signature}`,
  }),
  refused: ({ name, link, job }: ToApplicant & { job: MailJob }) => ({
    subject: `Your application could not be processed: ${job.title}`,
    text: `${greeting(name)}

The employer’s system did not accept your application for this job:

${line(job)}

This is not a decision about you. Your advisor is looking into it and will write to you. We have kept your message, and you can answer the recommendation again:

${link}

${signature}`,
  }),
  interview: ({ name, wishes }: { name: string | null; wishes: Fields }) => ({
    subject: `Your talk with a ${brand.name.en} advisor`,
    text: `${greeting(name)}

Thank you for requesting a talk. Within two working days, your advisor will email you three possible times.

${listed(wishes)}

To change or add something, simply reply to this email.

${signature}`,
  }),
  introduction: ({ name, link }: ToApplicant) => ({
    subject: 'We’ve received your request for recommendations',
    text: `${greeting(name)}

Your advisor will look for jobs that suit you and tell you as soon as there is one. The more your profile says, the better the recommendations:

${link}

${signature}`,
  }),
  desk: {
    answer: (action: RecommendationAction, { title }: MailJob, message: ToDesk) => ({
      subject: `${answered[action]}: ${message.name}, ${title}`,
      text: forDesk(
        action === 'inquiry' ? 'Please answer in English within two working days.' : 'No reply is needed.',
        message,
      ),
    }),
    apply: (count: number, message: ToDesk) => ({
      subject: `Application from ${message.name}, ${count === 1 ? '1 job' : `${count} jobs`}`,
      text: forDesk('Please prepare the documents within two working days.', message),
    }),
    interview: (message: ToDesk) => ({
      subject: `Talk with ${message.name}`,
      text: forDesk('Please propose three possible times in English within two working days.', message),
    }),
    introduction: (message: ToDesk) => ({
      subject: `Recommendations for ${message.name}`,
      text: forDesk('Please recommend jobs, or say in English what is missing.', message),
    }),
  },
}
