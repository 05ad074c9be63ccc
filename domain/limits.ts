/** The limits of the site and its accounts, with their sources: S = the specification, D = the product decisions. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Addresses

/** Length of `fromLink`. D §8 */
export const FROM_LINK_LENGTH = 100

// Lists

/** Items on a page. S §9; `jobs` and `max`, the maximum `perPage` of a query: D §3 */
export const PAGE_SIZE = {
  jobs: 20,
  applications: 10,
  articles: 10,
  blogCategories: 100,
  blogTags: 100,
  blogRecommendations: 8,
  max: 100,
}
/** The maximum page number of a query. Schema `PageNumber` */
export const LAST_PAGE = 100_000
/** The maximum length of a search text, in characters. `searchWord` in the contract */
export const SEARCH_WORD_LENGTH = 200
/** The maximum number of words used of a search text. `searchWord` in the contract */
export const SEARCH_WORDS = 10
/** On the home page. S §9 */
export const TOP_STORIES = 6
export const NEWEST_JOBS = 3
/** From the design of the home page. */
export const NEWEST_ARTICLES = 3

// Applicants

/** The maximum number of an applicant's notifications, and of saved jobs. `listNotifications` and `InterestedList` in the contract */
export const NOTIFICATIONS_KEPT = 100
export const SAVED_JOBS = 100
/** The maximum number of jobs in one application of an applicant. `ApplyRequest` in the contract */
export const APPLY_JOBS = 20

// Accounts; all in ms

/** A session ends when unused for `idle`, and after `longest` in any case. D §3 */
export const SESSION_AGE = { idle: 2 * HOUR, longest: 24 * HOUR }
/** D §3 */
export const REFRESH_TOKEN_AGE = 14 * DAY
/** Links in mails. D §4 */
export const MAIL_TOKEN_AGE = 24 * HOUR
/** Failed logins before the next is refused: of an e-mail address (D §4) and of a network (interfaces §4). */
export const FAILED_LOGINS = { count: 5, within: 15 * MINUTE }
export const FAILED_LOGINS_OF_NETWORK = { count: 60, within: 10 * MINUTE }
/** The lifetime of a device cookie. Browsers limit cookies to 400 days (RFC 6265bis). */
export const DEVICE_AGE = 180 * DAY
/** Sessions and tokens from further in the future are invalid: they were issued with a wrong clock and would live too long. */
export const CLOCK_TOLERANCE = HOUR
/** The lifetime of the option master in local storage. D §5 */
export const OPTION_CACHE_AGE = DAY

// Requests

/** The maximum number of calls from a network, `count` within a time in ms. Interfaces, limits */
export const RATE_LIMITS = {
  checkEmail: { count: 30, within: MINUTE },
  submission: { count: 120, within: 10 * MINUTE },
}
/** The maximum number of confirmation mails to one e-mail address, which may be a stranger's. */
export const CONFIRMATION_MAILS = { count: 3, within: HOUR }
/** The maximum number of entries for one mailbox. Each sends a mail to an address that may be a stranger's. A tester needs several. */
export const ENTRIES_OF_MAILBOX = { count: 20, within: HOUR }
/** The maximum number of mails about a forgotten password to one address, which a stranger may ask for. */
export const REMINDER_MAILS = { count: 10, within: HOUR }
/** The maximum number of requests of one kind by an applicant: changes of the e-mail address, interviews. Contract, limits */
export const APPLICANT_REQUESTS = { count: 5, within: HOUR }
/**
 * The maximum number of applications by one applicant. One request takes 20 jobs, so a person can choose five full lists a day, which is more
 * than an advisor can present. Contract, limits
 */
export const APPLICATIONS = { count: 100, within: DAY }
/**
 * The maximum number of questions about recommendations by one applicant, and of messages to the advisor. An advisor reads and answers each
 * of them, and a conversation of one day stays far below. Contract, limits
 */
export const APPLICANT_MESSAGES = { count: 30, within: DAY }
/** A request for recommendations counts once within this time, in ms. `requestIntroduction` in the contract */
export const INTRODUCTION_AGE = DAY
/** The maximum number of calls with a token of the staff API: ten a second, so that a system may follow every event with a call. */
export const STAFF_CALLS = { count: 600, within: MINUTE }
/** The tolerance for attempts in the future, in ms, because the clocks of servers differ. */
export const CLOCK_SKEW = MINUTE
/** The maximum window of a limit, in ms. */
export const LIMIT_WINDOW = DAY
/** The storage time of the response to an `Idempotency-Key`, in ms. Header `Idempotency-Key` in the contract */
export const IDEMPOTENCY_AGE = DAY
/** Retries after these statuses: once for `GET`, never for writes (S §7). `longestWait`: the maximum `Retry-After`, in ms. D §8 */
export const RETRY = {
  statuses: [408, 409, 425, 429, 500, 502, 503, 504],
  attempts: 1,
  longestWait: 10 * SECOND,
}
/** The maximum number of concurrent route preloads. S §9 */
export const ROUTE_PRELOADS = 4
/** The delay before other pages are prefetched, in ms, so that the first page has the network to itself. */
export const PREFETCH_DELAY = 2 * SECOND
/** The further delay before all links in view are prefetched, in ms. Until then only links under the pointer are. */
export const IN_VIEW_DELAY = 4 * SECOND

// Navigation; all in ms

/** S §9 */
export const PAGE_VIEW_DELAY = 250
/** The interval of retries to find the element of a hash. S §2, §9 */
export const HASH_RETRY = 500
/** The delay before a new page is scrolled to its top. S §2, §9 */
export const SCROLL_DELAY = 500
/** S §9 */
export const LOADING_INDICATOR = { duration: 50 * SECOND, throttle: 15 * SECOND }
/** The delay until a loading page is shown as busy. D §11 */
export const BUSY_DELAY = 200
