import type { CompanyBasics } from '#domain/company.ts'
import { englishMonths } from '#domain/dates.ts'

/** Texts of all forms. The messages of rules are in `rules`. */
export const forms = {
  password: { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' },
  optional: 'optional',
  choose: 'Choose one',
  intro:
    'All fields are required unless marked “optional”. What you type is kept on this device until you send it or leave the form.',
  needsScript: ({ emails }: CompanyBasics) =>
    `This form needs JavaScript. Please turn it on in your browser, or write to ${emails.support}.`,
  newTab: '(opens in a new tab)',
  summary: ({ count }: { count: number }) =>
    count === 1 ? 'One answer needs another look' : `${count} answers need another look`,
  labelled: ({ label, message }: { label: string; message: string }) => `${label}: ${message}`,
  progress: 'Progress',
  done: '(done)',
  position: ({ step, of }: { step: number; of: number }) => `step ${step} of ${of}`,
  notKept:
    'This browser cannot keep your answers. A reload would lose them, so please send the form before you close it.',
  keptAt: ({ time }: { time: string }) => `Saved on this device at ${time}`,
  change: 'Change',
  notGiven: 'Not given',
  date: {
    year: 'Year',
    month: 'Month',
    day: 'Day',
    yearOf: ({ year }: { year: number }) => `${year}`,
    months: englishMonths,
  },
  failure: {
    title: 'This could not be sent',
    unsure: 'This may not have been sent',
    connection: 'The connection was lost. What you typed is still here.',
    unknown: 'Something went wrong on our side. What you typed is still here.',
    again: 'Send again',
    waitTitle: 'Too many attempts',
    wait: ({ minutes }: { minutes: number }) =>
      `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    waitHours: ({ hours }: { hours: number }) => `Try again in about ${hours} hours.`,
  },
  leave: {
    title: 'Leave this page?',
    text: 'What you typed has not been sent and will be deleted.',
    unsaved: 'The draft on this device will be deleted. Save first to keep your changes.',
    sent: {
      sending: 'It is being sent. If you leave now, you will not see whether it has arrived.',
      unsure: 'It may not have been sent. If you leave now, what you typed will be deleted.',
    },
    saved: {
      sending: 'Your changes are being saved. If you leave now and that fails, they are lost.',
      unsure: 'Your changes may not have been saved. If you leave now, they may be lost.',
    },
    leave: 'Leave',
    stay: 'Stay',
  },
}
