import { mail } from '#domain/company.ts'

/** The bot check of the forms. */
export const captcha = {
  /** Google’s text for sites that hide the badge. */
  notice: 'This site is protected by reCAPTCHA and the Google [Privacy Policy] and [Terms of Service] apply.',
  newTab: '(opens in a new tab)',
  failedTitle: 'The bot check did not work',
  failedText:
    'Google’s reCAPTCHA could not be reached, so nothing was sent. Nothing you typed is gone. Please check your connection and any content blocker, then send again.',
  refusedTitle: 'The bot check did not let this through',
  refusedText: `Google’s reCAPTCHA took it for the work of a program, so nothing was sent. Nothing you typed is gone. Please send again; if it happens once more, write to us at ${mail.support}.`,
}
