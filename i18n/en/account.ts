import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'

/** Logging in, links of mails, and passwords. */
export const account = {
  email: 'Email',
  password: 'Password',
  toLogin: 'Log in',
  login: {
    title: 'Log in',
    description: 'Log in to follow your applications and answer recommendations.',
    /** The part in brackets is a link. */
    lead: 'New here? [Register] to create your account.',
    unconfirmed: 'No confirmation email yet? [Send the link again].',
    forgot: 'Forgot your password?',
    submit: 'Log in',
    loggedOut: 'You are logged out.',
    loggedOutUnsaved: 'You are logged out. What you had typed in this tab and not saved has been removed.',
    expired: 'Your session has ended. Log in to pick up where you left off; what you typed is still here.',
    asked: 'Please log in to open this page.',
    samples: {
      title: 'Sample accounts, shown in mock mode only.',
      password: 'Password:',
      maria: 'an active applicant',
      linh: 'just activated',
    },
  },
  loading: {
    title: 'One moment',
    description: 'My Page is being prepared.',
    progress: 'Progress',
  },
  forget: {
    title: 'Forgot your password?',
    description: 'We’ll send you a link to choose a new password.',
    lead: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
    submit: 'Send the link',
    back: 'Back to login',
  },
  forgetSent: {
    title: 'Reset your password: link sent',
    heading: 'Check your email',
    description: 'The next step of a new password.',
    lead: ({ email }: { email: string }) => `If ${email} is registered, an email with a link is on its way.`,
    until: 'The link works once, within 24 hours.',
    missing: ({ sender }: { sender: string }) =>
      `Nothing there? Check your spam folder for an email from ${sender}.`,
    again: 'Send again',
    againIn: ({ seconds }: { seconds: number }) => `Send again in ${seconds} s`,
    sentAgain: 'We have sent another email. Only the newest link works.',
    other: 'Use another address',
  },
  verify: {
    title: 'Confirm your email',
    heading: 'Confirming your email',
    description: 'Confirm your email address to complete your registration.',
    lead: 'Your registration is being completed.',
  },
  /** A link that does not work. */
  spent: {
    title: 'This link no longer works',
    text: 'It has expired, has already been used, or is incomplete. A link works once, for 24 hours.',
    registered: 'If you have already chosen a password, simply log in.',
    email: 'We’ll send a new one to the email address you registered with.',
    deleted: `A registration that is not confirmed within ${UNCONFIRMED_ENTRY_DAYS} days is deleted.`,
    registerAgain: 'Register again',
    send: 'Send a new link',
    failedTitle: 'The link could not be checked',
    failedText: 'The connection was lost, or something went wrong on our side. The link itself may be fine.',
    again: 'Try again',
  },
  setting: {
    title: 'Choose your password',
    description: 'Choose the password for your account.',
    lead: ({ name }: { name: string }) => `Welcome, ${name}. This is the last step.`,
    submit: 'Set password',
  },
  settingComplete: {
    title: 'You are all set',
    description: 'Your account is ready.',
    lead: ({ email }: { email: string }) => `You can now log in with ${email} and your password.`,
    next: 'Go to My Page',
    note: 'My Page opens with your first three steps.',
  },
  passwordReset: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    lead: 'All devices will be logged out when you set it.',
    submit: 'Set password',
  },
  passwordResetComplete: {
    title: 'Reset your password: complete',
    heading: 'Your password has been changed',
    description: 'The last step of a new password.',
    lead: 'All devices have been logged out. Log in with the new password.',
  },
  emailConfirm: {
    title: 'Confirm your new email',
    heading: 'Confirming your new email',
    description: 'Confirm the new email address of your account.',
    doneTitle: 'Your email has been changed',
    done: ({ email }: { email: string | null }) =>
      email === null
        ? 'Use your new address the next time you log in.'
        : `Your email is now ${email}. Use it the next time you log in.`,
    taken: 'Someone else has since registered with this address. Your old one stays in use.',
    send: 'Send a new link',
    sendNote:
      'You can send a new link from your account settings. Until then, your old address stays in use.',
    usedNote: ({ email }: { email: string | null }) =>
      email === null
        ? 'If you have opened this link before, log in with your new address. You can send a new link from your account settings.'
        : `Your email is ${email}. You can send a new link from your account settings.`,
    next: 'Go to My Page',
  },
}
