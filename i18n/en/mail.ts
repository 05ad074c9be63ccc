import { brand } from '#domain/brand.ts'
import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import { TALK_MINUTES } from '#domain/talk.ts'
import { type Fields, greeting, listed, signature, type Sender } from './mailParts.ts'

const site = brand.name.en

/** `name` is null for a greeting without a name. `date` is the time of arrival in Japan's time. */
type Confirmation = { id: number; name: string | null; date: string }
type ForDesk = { id: number; name: string; date: string; fields: Fields }

const confirmation = (
  company: Sender,
  lead: string,
  { id, name, date }: Confirmation,
) => `${greeting(company, name)}

${lead}

Reference number: ${id}
Received: ${date}, Japan time

To add something, simply reply to this email.

If you did not write to us, please ignore this email. Someone may have entered your address by mistake.

${signature(company)}`

const forDesk = (task: string, { date, fields }: ForDesk) => `Received ${date}, Japan time. ${task}

${listed(fields)}
`

/** The mails that the backend sends, as plain text. `action` is the label of the link's button in HTML. */
export const mail = (company: Sender) => ({
  verify: ({ name, link, until, jobs, advisor }: VerifyMail) => ({
    subject: `Please confirm your registration with ${site} (within 24 hours)`,
    action: 'Confirm my email address',
    text: `${greeting(company, name)}

Thank you for ${jobs.length > 0 ? 'applying through' : 'registering with'} ${site}.

Please open this link to confirm your email address. Your registration is complete once you have done so:

${link}

The link works once, until ${until}, Japan time. If it has expired, open it anyway: the page will send you a new one. If you do not confirm within ${UNCONFIRMED_ENTRY_DAYS} days of registering, we delete your registration and files.
${jobs.length === 0 ? '' : `\nYou are applying for\n${jobs.map(({ id, title }) => `- ${title} (job no. ${id})`).join('\n')}\n`}
What happens next
1. You confirm your address with the link above and choose a password.
2. ${advisor === null ? 'An advisor' : `${advisor}, your advisor,`} will look at your registration and write to you.${jobs.length === 0 ? '' : '\n3. After logging in, you can follow your applications on My Page.'}

If you did not register with us, please ignore this email: without the link, nobody can log in.

${signature(company)}`,
  }),
  resetPassword: ({ name, link, until }: LinkMail) => ({
    subject: `Choose a new ${site} password (within 24 hours)`,
    action: 'Choose a new password',
    text: `${greeting(company, name)}

Someone asked for a new password for your ${site} account. If it was you, open this link and choose one:

${link}

The link works once, until ${until}, Japan time. Your old password works until you have chosen a new one.

If you did not ask for this, please ignore this email. Nothing changes without the link.

${signature(company)}`,
  }),
  passwordChanged: ({ name, date, link }: { name: string | null; date: string; link: string }) => ({
    subject: `Your ${site} password has been changed`,
    action: 'Choose a new password',
    text: `${greeting(company, name)}

The password of your ${site} account was changed on ${date}, Japan time. Other devices have been logged out.

If this was not you, write to us, and choose a new password at once:

${link}

${signature(company)}`,
  }),
  newBrowser: ({ name, browser, date, link }: NewBrowserMail) => ({
    subject: `New login to your ${site} account`,
    action: 'Choose a new password',
    text: `${greeting(company, name)}

Someone logged in to your ${site} account in a browser that we do not know.

Time: ${date}, Japan time
Browser: ${browser ?? 'unknown'}

If this was you, there is nothing to do. A browser counts as unknown until its first login after a new password, and after its cookies were deleted.

If this was not you, write to us, and choose a new password at once, which logs out every browser:

${link}

${signature(company)}`,
  }),
  confirmEmail: ({ name, newEmail, link, until }: LinkMail & { newEmail: string }) => ({
    subject: `Please confirm your new email address for ${site} (within 24 hours)`,
    action: 'Confirm my new email address',
    text: `${greeting(company, name)}

You asked us to change the email address of your ${site} account to ${newEmail}. Please open this link to confirm it:

${link}

The link works once, until ${until}, Japan time. Until then, keep logging in with your old address.

If you did not ask for this, please ignore this email. Nothing changes without the link.

${signature(company)}`,
  }),
  emailChange: ({ name, newEmail, link }: { name: string | null; newEmail: string; link: string }) => ({
    subject: `A new email address was requested for your ${site} account`,
    action: 'Choose a new password',
    text: `${greeting(company, name)}

Someone who knows your password asked us to change the email address of your ${site} account to ${newEmail}. The change takes effect as soon as the link we sent to that address is opened.

If this was you, there is nothing to do.

If this was not you, write to us, and choose a new password at once:

${link}

${signature(company)}`,
  }),
  inquiry: {
    general: (message: Confirmation) => ({
      subject: `We have received your inquiry (no. ${message.id})`,
      text: confirmation(
        company,
        'Thank you for your inquiry. An advisor will answer you by email within two working days.',
        message,
      ),
    }),
    other: (message: Confirmation) => ({
      subject: `We have received your message (no. ${message.id})`,
      text: confirmation(
        company,
        'Thank you for writing to us. The person in charge will answer you by email within three working days.',
        message,
      ),
    }),
    recruiting: (message: Confirmation) => ({
      subject: `We have received your request about hiring (no. ${message.id})`,
      text: confirmation(
        company,
        'Thank you for asking us about hiring. A recruiting advisor will contact you within one working day to arrange a first call.',
        message,
      ),
    }),
  },
  invitation: (message: Confirmation) => ({
    subject: `Your free career chat with ${site} (no. ${message.id})`,
    text: confirmation(
      company,
      `Thank you for booking a career chat. Within two working days, an advisor will email you three possible times. The chat is online, takes ${TALK_MINUTES} minutes and is free of charge.`,
      message,
    ),
  }),
  /** The applicant's copy of a message to the advisor. */
  contact: ({ id, name, date, fields }: ForDesk) => ({
    subject: `Your message to your advisor (no. ${id})`,
    text: `${greeting(company, name)}

Your advisor received this message on ${date}, Japan time, and will reply by email within one working day.

${listed(fields)}

To add something, simply reply to this email.

${signature(company)}`,
  }),
  /** A reply of staff to a message. */
  reply: ({ id, name, date, text }: Reply) => ({
    subject: `Our reply to your message (no. ${id})`,
    text: `${greeting(company, name)}

Thank you for your message of ${date}, Japan time.

${text}

To write back, simply reply to this email.

${signature(company)}`,
  }),
  /** To the company's staff. */
  desk: {
    contact: (message: ForDesk) => ({
      subject: `Message from an applicant, no. ${message.id}: ${message.name}`,
      text: forDesk('Please answer in English within one working day.', message),
    }),
    general: (message: ForDesk) => ({
      subject: `Inquiry from a job seeker, no. ${message.id}: ${message.name}`,
      text: forDesk('Please answer in English within two working days.', message),
    }),
    other: (message: ForDesk) => ({
      subject: `Other inquiry, no. ${message.id}: ${message.name}`,
      text: forDesk('Please answer in English within three working days.', message),
    }),
    recruiting: (message: ForDesk) => ({
      subject: `Inquiry about hiring, no. ${message.id}: ${message.name}`,
      text: forDesk('Please answer in English within one working day.', message),
    }),
    invitation: (message: ForDesk) => ({
      subject: `Career chat, no. ${message.id}: ${message.name}`,
      text: forDesk('Please propose three possible times in English within two working days.', message),
    }),
  },
})

/** `date` of the message, in Japan's time. */
type Reply = { id: number; name: string | null; date: string; text: string }

type LinkMail = {
  /** Null for a greeting without a name. */
  name: string | null
  link: string
  /** The expiry of the link, in Japan's time. */
  until: string
}

/** `browser` is null for an unknown one. `date` of the login, in Japan's time. */
type NewBrowserMail = { name: string | null; browser: string | null; date: string; link: string }

/** `advisor` is the name of the person's advisor; null without one. */
type VerifyMail = LinkMail & { jobs: { id: number; title: string }[]; advisor: string | null }
