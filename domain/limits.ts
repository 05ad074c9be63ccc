/** The numbers of the product, each with its source: S = the specification, D = the product decisions. */
import { ProcessStatus } from '#openapi/generated/options.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Forms

/** Full years of age in a resume. S §5, §9 */
export const AGE = { min: 18, max: 50 }
/** S §5, §9 */
export const PHONE_DIGITS = { min: 9, max: 20 }
/** Letters and digits. D §4 */
export const PASSWORD_LENGTH = { min: 8, max: 64 }
/** 500 KB of 1,024 bytes. S §9, D §8 */
export const FILE_BYTES = 512_000
/** Code points in NFC, the ending included. S §9, D §8 */
export const FILE_NAME_LENGTH = 35
/** Entries of education and work together, and licences. S §9, D §7 */
export const HISTORY_ENTRIES = 18
export const LICENCES = 5
/** Jobs that one entry applies for; `job_ids` in the contract */
export const ENTRY_JOBS = 50
/** Rows of IT skills in the entry. S §3 */
export const IT_SKILL_ROWS = 3
/** Length of `fromLink`. D §8 */
export const FROM_LINK_LENGTH = 100
/** The most characters of the other texts of forms; the contract's schemas have the same (domain/forms/lengths.test.ts). */
export const TEXT_LENGTH = {
  name: 100,
  email: 254,
  companyName: 100,
  title: 100,
  positionsNeeded: 500,
  noOfEmployeeNeeded: 10,
  contents: 3000,
  url: 500,
  otherRequests: 2000,
}
/** Wait before a changed field is checked, in ms. S §5 */
export const CHECK_DELAY = 5

// Lists

/** Items on a page. S §9; jobs and the most that a query may ask for: D §3 */
export const PAGE_SIZE = {
  jobs: 20,
  applications: 10,
  articles: 10,
  blogCategories: 100,
  blogTags: 100,
  blogRecommendations: 8,
  max: 100,
}
/** The largest page number that a query may ask for; schema `PageNumber` */
export const LAST_PAGE = 100_000
/** The longest text that jobs are searched by, in characters; `searchWord` in the contract */
export const SEARCH_WORD_LENGTH = 200
/** The most words of a search text that are used; `searchWord` in the contract */
export const SEARCH_WORDS = 10
/** On the home page. S §9 */
export const TOP_STORIES = 6
export const NEWEST_JOBS = 3
/** As the design of the home page has them. */
export const NEWEST_ARTICLES = 3

// Processes

/** 13497, the one status that is compared by its id. S §4 */
export const PENDING_STATUS_ID = ProcessStatus.MyPageRecPending
/** Re-checks of a pending recommendation; `interval` in ms. S §4, §9 */
export const RECOMMENDATION_POLL = { interval: 2 * SECOND, attempts: 5 }
/** S §3 */
export const APPLICANT_ROLE_ID = 2

// Accounts; all in ms

/** A session ends when unused for `idle`, and after `longest` in any case. D §3 */
export const SESSION_AGE = { idle: 2 * HOUR, longest: 24 * HOUR }
/** D §3 */
export const REFRESH_TOKEN_AGE = 14 * DAY
/** Links in mails. D §4 */
export const MAIL_TOKEN_AGE = 24 * HOUR
/** Failed logins until the next is refused: for an e-mail address (D §4), and for a network (interfaces §4). */
export const FAILED_LOGINS = { count: 5, within: 15 * MINUTE }
export const FAILED_LOGINS_OF_NETWORK = { count: 60, within: 10 * MINUTE }
/** How long a browser counts as known after a login. Browsers keep no cookie longer than 400 days (RFC 6265bis). */
export const DEVICE_AGE = 180 * DAY
/**
 * Sessions and tokens that begin later than this after the present moment are void: they come from a time at which the clock was wrong,
 * and would live too long.
 */
export const CLOCK_TOLERANCE = HOUR
/** How long the option master stays in local storage. D §5 */
export const OPTION_CACHE_AGE = DAY

// Requests

/** Calls that one network address may make, as `count` within ms; interfaces, limits */
export const RATE_LIMITS = {
  checkEmail: { count: 30, within: MINUTE },
  submission: { count: 120, within: 10 * MINUTE },
}
/** Confirmations of inquiries and invitations for one e-mail address, which may be a stranger's. */
export const CONFIRMATION_MAILS = { count: 3, within: HOUR }
/** Attempts up to this time ahead of the clock still count, in ms: the clocks of two servers differ by less. */
export const CLOCK_SKEW = MINUTE
/** The longest time for which calls can be counted, in ms. */
export const LIMIT_WINDOW = DAY
/** How long an `Idempotency-Key` is known, in ms; header `Idempotency-Key` in the contract */
export const IDEMPOTENCY_AGE = DAY
/** S §7: these statuses are tried again, `GET` once and what changes something never; longest `Retry-After` in ms: D §8 */
export const RETRY = {
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  attempts: 1,
  longestWait: 10 * SECOND,
}
/** Route preloads at the same time. S §9 */
export const ROUTE_PRELOADS = 4
/** How long the first page has the network for itself before others are loaded ahead, in ms. */
export const PREFETCH_DELAY = 2 * SECOND
/** How much longer only what is pointed at is loaded ahead, and not all that is in view, in ms: the first seconds belong to the person. */
export const IN_VIEW_DELAY = 4 * SECOND

// Navigation; all in ms

/** A failed chunk reloads the page at most once in this time. S §9 */
export const RELOAD_GUARD = 10 * SECOND
/** S §9 */
export const PAGE_VIEW_DELAY = 250
/** Wait between two looks for the element of a hash. S §2, §9 */
export const HASH_RETRY = 500
/** Wait before a new page is scrolled to its top. S §2, §9 */
export const SCROLL_DELAY = 500
/** S §9 */
export const LOADING_INDICATOR = { duration: 50 * SECOND, throttle: 15 * SECOND }
/** Until a page that is loading counts as busy. D §11 */
export const BUSY_DELAY = 200
