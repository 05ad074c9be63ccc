import type { CompanyBasics } from '#domain/company.ts'

/** The bot check of the forms. */
export const captcha = {
  /** Google’s text for sites that hide the badge. */
  notice: 'This site is protected by reCAPTCHA and the Google [Privacy Policy] and [Terms of Service] apply.',
  newTab: '(opens in a new tab)',
  failedTitle: 'The bot check did not work',
  failedText:
    'Google’s reCAPTCHA could not be reached, so nothing was sent. What you typed is still here. Please check your connection and any content blocker, then send again.',
  refusedTitle: 'The bot check did not let this through',
  refusedText: ({ emails }: CompanyBasics) =>
    `Google’s reCAPTCHA took this for an automated message, so nothing was sent. What you typed is still here. Please send again; if it happens again, write to us at ${emails.support}.`,
}
