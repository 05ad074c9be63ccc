/** The rules of retention: the texts of the privacy pages and the daily job (`backend/retention/run.ts`) have their numbers from here. */

type Period = { days: number } | { years: number }

/**
 * The days until an entry is erased, with its files, unless a link of its mails is opened. A link is valid for a day and can be requested
 * again, so two weeks leave time for a holiday or a wrong spam filter. Longer storage has no purpose (Act on the Protection of Personal
 * Information, Art. 22): the owner of the address may never have entered it.
 */
export const UNCONFIRMED_ENTRY_DAYS = 14
/** The same in ms. */
export const UNCONFIRMED_ENTRY_AGE = UNCONFIRMED_ENTRY_DAYS * 24 * 60 * 60 * 1000

/** The years that a row of the registers of a placement business is stored (Employment Security Act, art. 32-15). */
export const REGISTER_YEARS = 2

/** The years that a record of a provision to a third party is stored (Act on the Protection of Personal Information, art. 29). */
export const PROVISION_YEARS = 3

/** The years that a settled inquiry or invitation is stored, so that a second question about it can be answered. */
export const INQUIRY_YEARS = 1

/** The days that events for other systems are stored (`GET /events` of the staff API). */
const EVENT_DAYS = 30
/** The same in ms. */
export const EVENT_AGE = EVENT_DAYS * 24 * 60 * 60 * 1000

/** The days that the record of a mail is stored after it was sent or given up: without its text, so that staff can answer questions. */
const MAIL_RECORD_DAYS = 90

/** Each rule by its name, with the maximum age of its rows. */
export const retention = {
  /** From the time when the mail was sent or given up. */
  mailRecords: { days: MAIL_RECORD_DAYS },
  /** From the entry. */
  unconfirmedEntries: { days: UNCONFIRMED_ENTRY_DAYS },
  /** From the settlement. */
  settledInquiries: { years: INQUIRY_YEARS },
  /** From the end of the registration. */
  seekerRegister: { years: REGISTER_YEARS },
  /** From the day when the documents were sent. */
  provisions: { years: PROVISION_YEARS },
  /** From the change. */
  events: { days: EVENT_DAYS },
} as const satisfies Record<string, Period>

export type RetentionRule = keyof typeof retention

/** Returns the same time of day this number of years later; 29 February becomes 1 March. ISO in UTC. */
function yearsAfter(time: string, years: number): string {
  const date = new Date(time)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString()
}

/** Returns the beginning of the period that ends now: older rows are removed. ISO in UTC. */
export function beginningOf(period: Period, now: Date): string {
  if ('years' in period) return yearsAfter(now.toISOString(), -period.years)
  return new Date(now.getTime() - period.days * 24 * 60 * 60 * 1000).toISOString()
}
