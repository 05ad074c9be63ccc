/** Logging in, links of mails, and passwords. */
export const account = {
  email: 'Email',
  password: 'Password',
  toLogin: 'Log in',
  login: {
    title: 'Log in',
    description: 'Log in to follow your applications and answer recommendations.',
    /** The part in brackets is a link. */
    lead: 'New here? [Registering] creates your account.',
    forgot: 'Forgot your password?',
    submit: 'Log in',
    loggedOut: 'You are logged out.',
    expired: 'Your session has ended. Log in to go on where you were: what you typed is still here.',
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
    description: 'Your page is being prepared.',
    progress: 'Progress',
  },
  forget: {
    title: 'Forgot your password?',
    description: 'We send you a link with which you choose a new password.',
    lead: 'Enter the email address of your account. We send you a link with which you choose a new password.',
    submit: 'Send the link',
    back: 'Back to the login',
  },
  forgetSent: {
    title: 'Check your email',
    description: 'We have sent you a link.',
    /** `email` is null where the page was opened by itself. */
    lead: ({ email }: { email: string | null }) =>
      email === null
        ? 'If the address is registered, a mail with a link is on its way.'
        : `If ${email} is registered, a mail with a link is on its way.`,
    until: 'The link works once, within 24 hours.',
    missing: ({ sender }: { sender: string }) =>
      `Nothing there? Check your spam folder for a mail from ${sender}.`,
    again: 'Send again',
    againIn: ({ seconds }: { seconds: number }) => `Send again in ${seconds} s`,
    sentAgain: 'We have sent another mail. Only its link works now.',
    other: 'Use another address',
  },
  verify: {
    title: 'Confirming your email',
    description: 'Confirm your email address to complete your registration.',
    lead: 'Your registration is being completed.',
  },
  /** A link that does not work. */
  spent: {
    title: 'This link no longer works',
    text: 'It has expired, was already used, or is incomplete. A link works once, for 24 hours.',
    registered: 'If you have chosen a password already, simply log in.',
    email: 'We send a new one to the email address you registered with.',
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
    lead: ({ email }: { email: string }) => `From now on you log in with ${email} and your password.`,
    next: 'Go to my page',
    note: 'We begin with a short introduction to your page.',
  },
  passwordReset: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account.',
    lead: 'All devices are logged out when you set it.',
    submit: 'Set password',
  },
  passwordResetComplete: {
    title: 'Your password is changed',
    description: 'Your new password is set.',
    lead: 'All devices have been logged out. Log in with the new password.',
  },
  emailConfirm: {
    title: 'Confirming your new email',
    description: 'Confirm the new email address of your account.',
    doneTitle: 'Your email is changed',
    done: ({ email }: { email: string | null }) =>
      email === null
        ? 'Use your new address the next time you log in.'
        : `Your email is now ${email}. Use it the next time you log in.`,
    taken: 'Somebody else has registered with this address meanwhile. Your old address stays in use.',
    send: 'Send a new link',
    sendNote:
      'A new link is sent from the settings of your account. Your old address stays in use until then.',
    next: 'Go to my page',
  },
}
