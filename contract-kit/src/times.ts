/** Lengths of time, in ms. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** The offset of Japan. */
export const JAPAN = 9 * HOUR
/** Two clocks may disagree by some minutes, but not by the hours between two time zones. */
export const TOLERANCE = HOUR / 2
