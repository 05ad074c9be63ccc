/**
 * Generated from the control API. Do not edit.
 */
import { send } from '../send.ts';
/**
 * The clock of the mock.
 */
export interface Clock {
  /**
     * The difference to the real time in ms, at most ten years. Without effect while the clock is frozen.
     * @minimum -315576000000
     * @maximum 315576000000
     */
  shift: number;
  /**
     * The time that the clock is frozen at, or null if it runs.
     * @nullable
     */
  frozenAt: string | null;
}

/**
 * The operation with the most similar method and path.
 */
export interface NearestOperation {
  /** The operationId. */
  operationId: string;
  /** The method. */
  method: string;
  /** The path of the contract, with `/api/v1`. */
  path: string;
}

/**
 * A call below `/api/` that no operation of the contract answers.
 */
export interface UnhandledCall {
  /**
     * The number of its entry in the log.
     * @minimum 1
     */
  number: number;
  /** The method. */
  method: string;
  /** The path with its query. */
  path: string;
  /** The message, as in the answer and in the console. */
  message: string;
  nearest: NearestOperation;
}

/**
 * Where the mock runs, in the page or as a server.
 */
export type MockStatusHost = typeof MockStatusHost[keyof typeof MockStatusHost];


export const MockStatusHost = {
  page: 'page',
  http: 'http',
} as const;

/**
 * The mock at a glance. The panel reads it again and again; `revision` says whether anything else has changed.
 */
export interface MockStatus {
  /** Where the mock runs, in the page or as a server. */
  host: MockStatusHost;
  /**
     * Grows with every change of the settings, the log and the outbox.
     * @minimum 0
     */
  revision: number;
  /** The present time of the mock. */
  now: string;
  clock: Clock;
  /**
     * The number of requests in the log.
     * @minimum 0
     */
  requests: number;
  /**
     * The number of requests in the log that break the contract themselves or by their answer.
     * @minimum 0
     */
  violations: number;
  /**
     * The number of mails in the outbox.
     * @minimum 0
     */
  mails: number;
  /**
     * The latest calls that no operation answers, the newest first.
     * @maxItems 20
     */
  unhandled: UnhandledCall[];
}

/**
 * The method.
 */
export type ControlledOperationMethod = typeof ControlledOperationMethod[keyof typeof ControlledOperationMethod];


export const ControlledOperationMethod = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
} as const;

/**
 * A declared failure.
 */
export type ControlledOperationFailuresItem = {
  /**
     * The status.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** The problems of this status, the first one by default. */
  problems: string[];
};

/**
 * An operation of the contract.
 */
export interface ControlledOperation {
  /** The operationId. */
  operationId: string;
  /** The method. */
  method: ControlledOperationMethod;
  /** The path below `/api/v1`. */
  path: string;
  /** The tag. */
  tag: string;
  /** The failures that the contract declares, in ascending order of status. */
  failures: ControlledOperationFailuresItem[];
}

/**
 * The operations of the contract.
 */
export interface OperationList {
  /** In the order of the contract. */
  items: ControlledOperation[];
}

/**
 * The sample content.
 */
export interface Seed {
  /**
     * The number of jobs. Those beyond the 64 sample jobs are generated, always the same ones.
     * @minimum 64
     * @maximum 100000
     */
  jobs: number;
  /**
     * The time that dates of the sample content are relative to, or null for the real time of the seeding.
     * @nullable
     */
  at: string | null;
}

/**
 * The kind of effect.
 */
export type StatusEffectKind = typeof StatusEffectKind[keyof typeof StatusEffectKind];


export const StatusEffectKind = {
  status: 'status',
} as const;

/**
 * The call fails with a status that the contract declares for the operation, and with a problem of this status. The operation is not run.
 */
export interface StatusEffect {
  /** The kind of effect. */
  kind: StatusEffectKind;
  /**
     * A failure of `GET /operations`; 500 and 503 for every operation.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * One of the problems of this status, by default its first one.
     * @pattern ^[a-z][a-z-]{1,60}$
     */
  problem?: string;
}

/**
 * The kind of effect.
 */
export type DelayEffectKind = typeof DelayEffectKind[keyof typeof DelayEffectKind];


export const DelayEffectKind = {
  delay: 'delay',
} as const;

/**
 * The call takes longer.
 */
export interface DelayEffect {
  /** The kind of effect. */
  kind: DelayEffectKind;
  /**
     * The time in ms.
     * @minimum 1
     * @maximum 600000
     */
  delay: number;
}

/**
 * The kind of effect.
 */
export type OfflineEffectKind = typeof OfflineEffectKind[keyof typeof OfflineEffectKind];


export const OfflineEffectKind = {
  offline: 'offline',
} as const;

/**
 * The connection breaks before the operation is run.
 */
export interface OfflineEffect {
  /** The kind of effect. */
  kind: OfflineEffectKind;
}

/**
 * The kind of effect.
 */
export type CutEffectKind = typeof CutEffectKind[keyof typeof CutEffectKind];


export const CutEffectKind = {
  cut: 'cut',
} as const;

/**
 * The operation is run, and the connection breaks in the middle of the answer's body.
 */
export interface CutEffect {
  /** The kind of effect. */
  kind: CutEffectKind;
}

/**
 * The effect of a fault on a call.
 */
export type FaultEffect = StatusEffect | DelayEffect | OfflineEffect | CutEffect;

/**
 * A fault of an operation. For each call, all delays that apply are added; then the first other fault that applies decides. A fault applies if it is not used up, with its probability.
 */
export interface Fault {
  /**
     * The operationId, or `*` for every operation.
     * @pattern ^(\*|[a-z][A-Za-z]{1,60})$
     */
  operation: string;
  effect: FaultEffect;
  /**
     * How often the fault happens, or null for always.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  times: number | null;
  /**
     * The share of calls that the fault happens to.
     * @minimum 0
     * @maximum 1
     */
  probability: number;
}

/**
 * A sample account or the situation of a new one.
 *
 * | Name | Person |
 * | --- | --- |
 * | `maria` | Has everything: applications in every stage, recommendations, notifications, profile, resume and career. |
 * | `linh` | Is activated, with everything empty. |
 * | `pending` | Has entered and not opened the link of the mail. |
 * | `justEntered` | New. Has entered and not opened the link of the mail. |
 * | `verified` | New. Has opened the link; the first password is still to be set. |
 * | `fullProfile` | New. Has a password, a complete profile, resume and career. |
 * | `everythingOpen` | New. Like `fullProfile`, with a status of residence and languages that open every job. |
 * | `twoStepsAway` | New. Lives in India and speaks basic Japanese only: no single step opens more jobs, and two steps do. |
 * | `justApplied` | New. Lives in India without a status of residence, and has applied for a job; the employer is not named yet. |
 * | `consentDeclined` | New. Like `justApplied`, and has declined to have the documents sent. |
 * | `closedBeforeConsent` | New. Like `justApplied`; the job was filled before the person agreed to anything. |
 * | `offerReceived` | New. Like `fullProfile`, with an application that has an offer of the company. |
 * | `offerFromAbroad` | New. Like `offerReceived`, for a person who lives in India without a status of residence. |
 * | `offerLate` | New. Like `offerFromAbroad`; the last day for the reply is over. |
 * | `offerDeclined` | New. Like `offerFromAbroad`, and has declined the offer. |
 * | `offerClosed` | New. Like `offerFromAbroad`; the company has closed the application after the offer. |
 * | `joinedFromAbroad` | New. Like `offerFromAbroad`, and has joined the company. |
 */
export type PersonaName = typeof PersonaName[keyof typeof PersonaName];


export const PersonaName = {
  maria: 'maria',
  linh: 'linh',
  pending: 'pending',
  justEntered: 'justEntered',
  verified: 'verified',
  fullProfile: 'fullProfile',
  everythingOpen: 'everythingOpen',
  twoStepsAway: 'twoStepsAway',
  justApplied: 'justApplied',
  consentDeclined: 'consentDeclined',
  closedBeforeConsent: 'closedBeforeConsent',
  offerReceived: 'offerReceived',
  offerFromAbroad: 'offerFromAbroad',
  offerLate: 'offerLate',
  offerDeclined: 'offerDeclined',
  offerClosed: 'offerClosed',
  joinedFromAbroad: 'joinedFromAbroad',
} as const;

/**
 * The settings of the mock that can be shared in an address. The data that calls have changed is no part of it; see `Snapshot`.
 */
export interface MockState {
  seed: Seed;
  clock: Clock;
  /**
     * The time that every call of the API takes at least, in ms.
     * @minimum 0
     * @maximum 60000
     */
  latency: number;
  /**
     * The seed of the faults' probabilities. With the same seed and the same calls the same calls fail.
     * @minimum 0
     * @maximum 4294967295
     */
  randomSeed: number;
  /**
     * The faults in order.
     * @maxItems 100
     */
  faults: Fault[];
  /** The persona whom the cookies of the caller log in, or null without a login. Missing for an applicant whom this API has not made. */
  persona?: PersonaName | null;
}

/**
 * A wrong value.
 */
export type ControlProblemErrorsItem = {
  /** The path of the value, like `faults.0.times`; empty for the whole body. */
  field: string;
  /** The form that it must have. */
  message: string;
};

/**
 * A failure, as RFC 9457 defines it.
 */
export interface ControlProblem {
  /** The kind of failure. */
  title: string;
  /**
     * The status of the answer.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** The cause in one sentence. */
  detail: string;
  /** The wrong values of a 422. */
  errors?: ControlProblemErrorsItem[];
}

/**
 * The clock with its present time.
 */
export interface ClockReading {
  /** The difference to the real time in ms. */
  shift: number;
  /**
     * The time that the clock is frozen at, or null if it runs.
     * @nullable
     */
  frozenAt: string | null;
  /** The present time of the mock. */
  now: string;
}

/**
 * A fault with its use.
 */
export interface FaultUse {
  fault: Fault;
  /**
     * The number of calls that it has happened to.
     * @minimum 0
     */
  hits: number;
  /** Whether it has happened as often as `times` says. */
  isUsedUp: boolean;
}

/**
 * The faults in order.
 */
export interface FaultList {
  /**
     * The faults with their use.
     * @maxItems 100
     */
  items: FaultUse[];
}

/**
 * The faults that replace all others.
 */
export interface FaultsUpdate {
  /**
     * The faults in order.
     * @maxItems 100
     */
  items: Fault[];
}

/**
 * The type of a mail that answers a request of an applicant, 1 for an interview, 2 for introductions. Null for other mails.
 * @nullable
 */
export type MailMailType = typeof MailMailType[keyof typeof MailMailType] | null;


export const MailMailType = {
  interview: 1,
  introduction: 2,
} as const;

/**
 * A mail that was sent.
 */
export interface Mail {
  /**
     * The number, in the order of sending.
     * @minimum 1
     */
  number: number;
  /** The time of the mock. */
  sentAt: string;
  /**
     * The type of a mail that answers a request of an applicant, 1 for an interview, 2 for introductions. Null for other mails.
     * @nullable
     */
  mailType: MailMailType;
  /** The sender's address. */
  from: string;
  /** The recipient's address. */
  to: string;
  /** The address for replies. */
  replyTo: string;
  /** The subject. */
  subject: string;
  /** The plain text. */
  text: string;
  /** The addresses in the text, in order. They work. */
  links: string[];
}

/**
 * Mails, the newest first.
 */
export interface MailList {
  /**
     * The number of mails.
     * @minimum 0
     */
  total: number;
  /** The mails. */
  items: Mail[];
}

/**
 * The message that breaks the contract.
 */
export type ViolationSide = typeof ViolationSide[keyof typeof ViolationSide];


export const ViolationSide = {
  request: 'request',
  answer: 'answer',
} as const;

/**
 * A difference between a message and the contract.
 */
export interface Violation {
  /** The message that breaks the contract. */
  side: ViolationSide;
  /** The place within it, like `status`, `header Vary`, `query page`, `body errors.0.field`. */
  place: string;
  /** The difference. */
  message: string;
}

/**
 * A request of the API with its answer.
 */
export interface LogEntry {
  /**
     * The number, in the order of arrival.
     * @minimum 1
     */
  number: number;
  /** The time of the mock. */
  at: string;
  /** The method. */
  method: string;
  /** The path with its query. */
  path: string;
  /**
     * The operation, or null if none answers.
     * @nullable
     */
  operationId: string | null;
  /**
     * The status of the answer, or null if the connection broke before it.
     * @nullable
     */
  status: number | null;
  /**
     * The real time from request to answer in ms.
     * @minimum 0
     */
  duration: number;
  /** The effect of the fault that decided the answer, or null. */
  fault: FaultEffect | null;
  /** The places where the request or the answer breaks the contract. */
  violations: Violation[];
  /**
     * The message about a call that no operation answers, or null.
     * @nullable
     */
  unhandled: string | null;
  /** A command line that repeats the request. */
  curl: string;
}

/**
 * Requests, the newest first.
 */
export interface LogList {
  /**
     * The number of requests that the filter leaves.
     * @minimum 0
     */
  total: number;
  /**
     * The requests.
     * @maxItems 500
     */
  items: LogEntry[];
}

/**
 * A header.
 */
export type MessageHeadersItem = {
  /** The name in lower case. */
  name: string;
  /** The value. */
  value: string;
};

/**
 * A request or an answer.
 */
export interface Message {
  /** The headers in alphabetical order. `Set-Cookie` may occur several times. */
  headers: MessageHeadersItem[];
  /**
     * The text of the body, its first 20,000 characters; a list of the parts for a form; null without a text.
     * @nullable
     */
  body: string | null;
}

/**
 * An entry of the log with headers and bodies.
 */
export interface LogDetail {
  entry: LogEntry;
  request: Message;
  answer: Message;
}

/**
 * An applicant in a named situation.
 */
export interface Persona {
  persona: PersonaName;
  /**
     * The applicant's id.
     * @minimum 1
     */
  id: number;
  /** The applicant's name. */
  name: string;
  /** The address to log in with. */
  email: string;
  /**
     * The password, or null if none is set.
     * @nullable
     */
  password: string | null;
  /** Whether the answer's cookies log in. A login is impossible before the person opens the link of the mail. */
  isLoggedIn: boolean;
  /**
     * The link of the mail that activates the account, or null if it is activated.
     * @nullable
     */
  link: string | null;
}

/**
 * The applicant whom the cookies of the caller log in.
 */
export interface SignedInPerson {
  /**
     * The applicant's id.
     * @minimum 1
     */
  id: number;
  /** The address to log in with. */
  email: string;
  /** The name of the sample account or situation, or null for an applicant whom this API has not made. */
  persona: PersonaName | null;
}

/**
 * The sample accounts, and the people whom this API has made since the last reset.
 */
export interface PersonaList {
  /** The sample accounts, then the new people, the oldest first. `isLoggedIn` is false in this list. */
  items: Persona[];
  /** The person logged in by the cookies of the caller, or null. */
  signedIn: SignedInPerson | null;
}

/**
 * The language of a new person, and so of the mails.
 */
export type PersonaRequestLanguage = typeof PersonaRequestLanguage[keyof typeof PersonaRequestLanguage];


export const PersonaRequestLanguage = {
  ja: 'ja',
  en: 'en',
} as const;

/**
 * The person to log in.
 */
export interface PersonaRequest {
  persona: PersonaName;
  /** The language of a new person, and so of the mails. */
  language?: PersonaRequestLanguage;
}

/**
 * A row of the store. Its shape belongs to the mock and may change.
 */
export interface Row { [key: string]: unknown }

/**
 * The rows by table.
 */
export type SnapshotRows = {[key: string]: Row[]};

/**
 * A file.
 */
export type SnapshotFilesItem = {
  /**
     * The name of the file in rows.
     * @minLength 1
     */
  key: string;
  /** The id of the file's owner. */
  applicantId: number;
  /**
     * The bytes in base64.
     * @pattern ^[A-Za-z0-9+/]*={0,2}$
     */
  content: string;
};

/**
 * All data of the mock. The jobs, stories and articles follow from `seed`.
 */
export interface Snapshot {
  /**
     * The format. A mock refuses a snapshot of another format.
     * @minimum 1
     */
  format: number;
  seed: Seed;
  /** The rows by table. */
  rows: SnapshotRows;
  /** The uploaded files. */
  files: SnapshotFilesItem[];
  /** The mails of the outbox, the oldest first. */
  mails: Mail[];
}

/**
 * A table of the store.
 */
export interface TableSummary {
  /** The name. */
  name: string;
  /**
     * The number of rows.
     * @minimum 0
     */
  count: number;
}

/**
 * The tables of the store.
 */
export interface TableList {
  /** In alphabetical order. */
  items: TableSummary[];
}

/**
 * Rows of a table.
 */
export interface TableRows {
  /** The table. */
  name: string;
  /**
     * The number of rows in the table.
     * @minimum 0
     */
  total: number;
  /**
     * The rows of the page.
     * @maxItems 100
     */
  items: Row[];
}

/**
 * The body is not JSON.
 */
export type MalformedResponse = ControlProblem;

/**
 * A value does not fit. `errors` names each wrong one.
 */
export type InvalidResponse = ControlProblem;

/**
 * Nothing has this number or name.
 */
export type NotFoundResponse = ControlProblem;

/**
 * The distance.
 */
export type AdvanceClockBody = {
  /**
     * The time in ms.
     * @minimum -315576000000
     * @maximum 315576000000
     */
  by: number;
};

export type ListMailsParams = {
/**
 * The recipient. Upper and lower case are equal.
 * @maxLength 320
 */
to?: string;
};

export type ListRequestsParams = {
/**
 * Leaves only requests with violations of the contract, or calls that no operation answers.
 */
only?: ListRequestsOnly;
/**
 * Leaves only requests with a greater number.
 * @minimum 0
 */
after?: number;
/**
 * The number of requests in the answer.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
};

export type ListRequestsOnly = typeof ListRequestsOnly[keyof typeof ListRequestsOnly];


export const ListRequestsOnly = {
  violations: 'violations',
  unhandled: 'unhandled',
} as const;

export type ListRowsParams = {
/**
 * The page, from 1. A page past the end is an empty list.
 * @minimum 1
 * @maximum 100000
 */
page?: number;
/**
 * The number of rows on a page.
 * @minimum 1
 * @maximum 100
 */
perPage?: number;
};

export const getGetStatusUrl = () => {




  return `/status`
}

/**
 * Returns the numbers of requests, violations and mails, and names the latest calls that no operation answers. It is cheap, so that a panel can read it every second.
 * @summary Read the status
 */
export const getStatus = async ( options?: Parameters<typeof send>[1]): Promise<MockStatus> => {

  return send<MockStatus>(getGetStatusUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListOperationsUrl = () => {




  return `/operations`
}

/**
 * Returns every operation of the contract with the failures that it declares. Faults are chosen from these.
 * @summary List the operations
 */
export const listOperations = async ( options?: Parameters<typeof send>[1]): Promise<OperationList> => {

  return send<OperationList>(getListOperationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getGetStateUrl = () => {




  return `/state`
}

/**
 * Returns all settings that can be shared. The site encodes them in its address as `?mock=…`.
 * @summary Read the state
 */
export const getState = async ( options?: Parameters<typeof send>[1]): Promise<MockState> => {

  return send<MockState>(getGetStateUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSetStateUrl = () => {




  return `/state`
}

/**
 * Sets all settings at once. The data is seeded again if `seed` differs from the current value. A `persona` that differs from the present one is logged in by cookie; null ends the session, and a missing one leaves it as it is. The present state has no effect at all, so that an address can be opened again.
 * @summary Set the state
 */
export const setState = async (mockState: MockState, options?: Parameters<typeof send>[1]): Promise<MockState> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<MockState>(getSetStateUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(mockState)
  }
);}



export const getResetUrl = () => {




  return `/reset`
}

/**
 * Brings the mock into the state of its start: data, settings, faults, clock, outbox and log. All sessions end.
 * @summary Reset the mock
 */
export const reset = async ( options?: Parameters<typeof send>[1]): Promise<MockState> => {

  return send<MockState>(getResetUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getSeedUrl = () => {




  return `/seed`
}

/**
 * Replaces all data by the sample content. Settings, faults and clock stay. All sessions end. Dates of the content, like the closing dates of jobs, are relative to `at`.
 * @summary Seed the sample content
 */
export const seed = async (seedBody: Seed, options?: Parameters<typeof send>[1]): Promise<MockState> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<MockState>(getSeedUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(seedBody)
  }
);}



export const getGetClockUrl = () => {




  return `/clock`
}

/**
 * Returns the present time of the mock, and how it comes about.
 * @summary Read the clock
 */
export const getClock = async ( options?: Parameters<typeof send>[1]): Promise<ClockReading> => {

  return send<ClockReading>(getGetClockUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSetClockUrl = () => {




  return `/clock`
}

/**
 * Travels and freezes. Sessions end, tokens expire and jobs close at their time; the sample content keeps its dates.
 * @summary Set the clock
 */
export const setClock = async (clock: Clock, options?: Parameters<typeof send>[1]): Promise<ClockReading> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<ClockReading>(getSetClockUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clock)
  }
);}



export const getAdvanceClockUrl = () => {




  return `/clock/advance`
}

/**
 * Moves the time forward or back, whether the clock runs or is frozen.
 * @summary Advance the clock
 */
export const advanceClock = async (advanceClockBody: AdvanceClockBody, options?: Parameters<typeof send>[1]): Promise<ClockReading> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<ClockReading>(getAdvanceClockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(advanceClockBody)
  }
);}



export const getRunDueWorkUrl = () => {




  return `/clock/due`
}

/**
 * Does the work that a server does at times of its own: erases each entry that was not confirmed within 14 days of the mock's clock. Its address is free again. Moving the clock alone erases nothing, so that a clock that is moved back finds the same data.
 * @summary Run the work that is due
 */
export const runDueWork = async ( options?: Parameters<typeof send>[1]): Promise<void> => {

  return send<void>(getRunDueWorkUrl(),
  {
    ...options,
    method: 'POST'


  }
);}



export const getListFaultsUrl = () => {




  return `/faults`
}

/**
 * Returns the faults in order, each with the number of calls that it has happened to.
 * @summary List the faults
 */
export const listFaults = async ( options?: Parameters<typeof send>[1]): Promise<FaultList> => {

  return send<FaultList>(getListFaultsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSetFaultsUrl = () => {




  return `/faults`
}

/**
 * Replaces all faults. Their counts start at zero. A status must be one that the contract declares for the operation, or 500 or 503; for `*` every declared status is possible, and operations that do not declare it are left alone.
 * @summary Set the faults
 */
export const setFaults = async (faultsUpdate: FaultsUpdate, options?: Parameters<typeof send>[1]): Promise<FaultList> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<FaultList>(getSetFaultsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(faultsUpdate)
  }
);}



export const getRemoveFaultsUrl = () => {




  return `/faults`
}

/**
 * Removes all faults. Calls that a delay holds up are not released.
 * @summary Remove the faults
 */
export const removeFaults = async ( options?: Parameters<typeof send>[1]): Promise<void> => {

  return send<void>(getRemoveFaultsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListMailsUrl = (params?: ListMailsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/outbox?${stringifiedParams}` : `/outbox`
}

/**
 * Returns all mails of the outbox, the newest first. A mail is sent a moment after the call that causes it.
 * @summary List the mails
 */
export const listMails = async (params?: ListMailsParams, options?: Parameters<typeof send>[1]): Promise<MailList> => {

  return send<MailList>(getListMailsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRemoveMailsUrl = () => {




  return `/outbox`
}

/**
 * Removes all mails from the outbox. Their links keep working.
 * @summary Empty the outbox
 */
export const removeMails = async ( options?: Parameters<typeof send>[1]): Promise<void> => {

  return send<void>(getRemoveMailsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getListRequestsUrl = (params?: ListRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/log?${stringifiedParams}` : `/log`
}

/**
 * Returns the latest requests of the API, at most 500, the newest first. Each is compared with the contract, and so is its answer.
 * @summary List the requests
 */
export const listRequests = async (params?: ListRequestsParams, options?: Parameters<typeof send>[1]): Promise<LogList> => {

  return send<LogList>(getListRequestsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}



export const getRemoveRequestsUrl = () => {




  return `/log`
}

/**
 * Removes all requests from the log. The next one gets the next number.
 * @summary Empty the log
 */
export const removeRequests = async ( options?: Parameters<typeof send>[1]): Promise<void> => {

  return send<void>(getRemoveRequestsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}



export const getGetRequestUrl = (number: number,) => {




  return `/log/${number}`
}

/**
 * Returns a request with headers and bodies of both messages. Nothing is masked: the data of the mock is fictional.
 * @summary Read a request
 */
export const getRequest = async (number: number, options?: Parameters<typeof send>[1]): Promise<LogDetail> => {

  return send<LogDetail>(getGetRequestUrl(number),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListPersonasUrl = () => {




  return `/personas`
}

/**
 * Returns the sample accounts and the people whom this API has made, with their passwords, and who is logged in.
 * @summary List the personas
 */
export const listPersonas = async ( options?: Parameters<typeof send>[1]): Promise<PersonaList> => {

  return send<PersonaList>(getListPersonasUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getLogInPersonaUrl = () => {




  return `/personas`
}

/**
 * Logs in a sample account, or makes a new person in a situation and logs them in. The answer sets the cookies of the session, like `login` of the API. Every call with the name of a situation makes another person.
 * @summary Log in a persona
 */
export const logInPersona = async (personaRequest: PersonaRequest, options?: Parameters<typeof send>[1]): Promise<Persona> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<Persona>(getLogInPersonaUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personaRequest)
  }
);}



export const getGetSnapshotUrl = () => {




  return `/snapshot`
}

/**
 * Returns all data: rows, uploaded files and mails. Jobs, stories and articles are named by their seed.
 * @summary Export the data
 */
export const getSnapshot = async ( options?: Parameters<typeof send>[1]): Promise<Snapshot> => {

  return send<Snapshot>(getGetSnapshotUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getSetSnapshotUrl = () => {




  return `/snapshot`
}

/**
 * Replaces all data by that of a snapshot. Sessions are part of the data, so that people stay logged in.
 * @summary Import the data
 */
export const setSnapshot = async (snapshot: Snapshot, options?: Parameters<typeof send>[1]): Promise<MockState> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return send<MockState>(getSetSnapshotUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(snapshot)
  }
);}



export const getListTablesUrl = () => {




  return `/data`
}

/**
 * Returns the tables of the store with the number of their rows, in alphabetical order.
 * @summary List the tables
 */
export const listTables = async ( options?: Parameters<typeof send>[1]): Promise<TableList> => {

  return send<TableList>(getListTablesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}



export const getListRowsUrl = (table: string,
    params?: ListRowsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/data/${table}?${stringifiedParams}` : `/data/${table}`
}

/**
 * Returns a page of the rows of a table, in the order of their addition.
 * @summary List the rows of a table
 */
export const listRows = async (table: string,
    params?: ListRowsParams, options?: Parameters<typeof send>[1]): Promise<TableRows> => {

  return send<TableRows>(getListRowsUrl(table,params),
  {
    ...options,
    method: 'GET'


  }
);}
