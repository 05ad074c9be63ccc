/**
 * The days after which an entry is erased, with its files, if nobody has opened a link of its mails. A link lives a day and can be asked for
 * again, so two weeks leave time for a holiday or a wrong spam filter. Longer would be without a purpose (Act on the Protection of Personal
 * Information, Art. 22): nobody may have entered the address who owns it.
 */
export const UNCONFIRMED_ENTRY_DAYS = 14
/** The same in ms. */
export const UNCONFIRMED_ENTRY_AGE = UNCONFIRMED_ENTRY_DAYS * 24 * 60 * 60 * 1000
