/** The settings: email address and password. */
export const settings = {
  title: 'Settings',
  lead: 'Both changes need your current password.',
  cancel: 'Cancel',
  dashboard: 'Go to My Page',
  email: {
    title: 'Change email',
    description: 'Change the email address of your account.',
    now: 'Now',
    labels: { email: 'New email', email_confirm: 'Confirm new email' },
    help: 'We’ll send a link to this address. The change takes effect when you open it.',
    submit: 'Send the link',
  },
  emailComplete: {
    title: 'Change email: link sent',
    heading: 'Open the link we sent you',
    description: 'The next step of a new email address.',
    sent: ({ email, until }: { email: string; until: string }) =>
      `It went to ${email} and works once, until ${until}, Japan time.`,
    until: ({ email }: { email: string }) => `Until then you log in with ${email}.`,
    notice: 'We have also notified your old address.',
    again: 'Send to another address',
  },
  password: {
    title: 'Change password',
    description: 'Change the password of your account.',
    submit: 'Change password',
    perhapsChanged: ({ detail }: { detail: string }) =>
      `${detail} If your last attempt has changed it, log in with the new one from now on.`,
    forgot: 'Forgot your current password? Log out and reset it on the login page.',
  },
  passwordComplete: {
    title: 'Change password: complete',
    heading: 'Your password has been changed',
    description: 'The last step of a new password.',
    here: 'You stay logged in here.',
    others: 'All other devices were logged out.',
    mail: 'We have also told you by email.',
  },
}
