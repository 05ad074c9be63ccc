/**
 * The order of an application as data (product-decisions §15): the applicant answers, the advisor names the employer, the applicant agrees,
 * the documents are sent, the employer has seen them. `whoHasWhat.test.ts` takes every way and compares the texts with it.
 */

import type { Lang } from '#domain/lang.ts'
import type { Party, ProcessState } from '#domain/processes/states.ts'
import { employer, note } from './processes.ts'

type Truth = {
  /** Whether the applicant knows the employer. */
  named: boolean
  /** The employer's part. `ended`: the application ended, and the way decides. */
  employerHas: 'nothing' | 'documents' | 'ended'
}

const before = { named: false, employerHas: 'nothing' } as const
const named = { named: true, employerHas: 'nothing' } as const
const sent = { named: true, employerHas: 'documents' } as const
const ended = { named: false, employerHas: 'ended' } as const

export const truths: Record<ProcessState, Truth> = {
  recommended: before,
  inquired: before,
  replied: before,
  pending: before,
  applied: before,
  declined: before,
  received: before,
  'employer-named': named,
  'consent-asked': named,
  'consent-given': named,
  sent,
  seen: sent,
  screening: sent,
  interview: sent,
  appointed: sent,
  offered: sent,
  joined: sent,
  rejected: ended,
  withdrawn: ended,
}

type Moment = Record<Lang, string>
const lastDay = { ja: '12月4日（金）23:59（日本時間）', en: 'Fri 4 Dec, 23:59 Japan time' }

/** The only day that may be named in a state: of the answer or of the appointment. */
export const moments: Partial<Record<ProcessState, Moment>> = {
  recommended: lastDay,
  inquired: lastDay,
  replied: lastDay,
  appointed: { ja: '12月1日（火）10:00〜11:00（日本時間）', en: 'Tue 1 Dec, 10:00–11:00 Japan time' },
  offered: lastDay,
}

const dayPatterns: Record<Lang, RegExp> = {
  en: /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w{3}(?:, [\d:–]+ Japan time)?/g,
  ja: /\d{1,2}月\d{1,2}日（.）(?:[\d:〜]+（日本時間）)?/g,
}

/** Returns the days that texts name, each once. */
export const momentsIn = (lang: Lang, texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(dayPatterns[lang]) ?? [])),
]

/** The words for the next act of each party. */
const acts: Record<Lang, Record<Exclude<Party, 'nobody'>, RegExp>> = {
  en: {
    applicant: /Please |You can still apply/,
    advisor: /^Emi (will|answers|is (preparing|arranging))|Emi will|We are processing/,
    employer: /The employer (decides|is reading)/,
  },
  ja: {
    applicant: /(?<!お待ち)ください。|森山が書類をお待ちしています/,
    advisor: /森山が(企業名|応募書類|2営業日|お送り|調整)|森山からの返信をお待ち|処理しています/,
    employer: /企業が(次の段階を検討し|書類を確認してい)/,
  },
}

/** Returns the party that is to act by the first sentence of a text. */
export function actorOf(lang: Lang, text: string): Party {
  const [first = ''] = text.split(lang === 'ja' ? /(?<=。)/ : /(?<=\.) /)
  return partyIn(lang, first)
}

/** Returns the party that is to act by a line of the history; most lines have none. */
export const partyIn = (lang: Lang, text: string): Party =>
  (['applicant', 'employer', 'advisor'] as const).find((party) => acts[lang][party].test(text)) ?? 'nobody'

/** A call of staff (`action`), or of the applicant (`answer`), and the state after it. */
export type Turn = { state: ProcessState; action?: string; body?: object; answer?: string }

const recommended: Turn[] = [{ state: 'recommended' }]
const asked: Turn[] = [
  ...recommended,
  { state: 'inquired', answer: 'inquiry' },
  { state: 'replied', action: 'reply', body: note },
]
const received: Turn[] = [...recommended, { state: 'received', answer: 'apply' }]
const employerNamed: Turn[] = [...received, { state: 'employer-named', action: 'employer', body: employer }]
const consentAsked: Turn[] = [
  ...employerNamed,
  { state: 'consent-asked', action: 'consent-request', body: { documents: ['resume'] } },
]
const consentGiven: Turn[] = [...consentAsked, { state: 'consent-given', answer: 'agree' }]
const isSent: Turn[] = [...consentGiven, { state: 'sent', action: 'sent' }]
const isSeen: Turn[] = [...isSent, { state: 'seen', action: 'seen' }]
const screening: Turn[] = [
  ...isSent,
  { state: 'screening', action: 'move', body: { status: 'MyPageAppScreening' } },
]
const appointment = {
  startsAt: '2026-12-01T10:00:00+09:00',
  ja: { place: '本社', people: '人事部' },
  en: { place: 'Head office', people: 'HR' },
}
const joined: Turn[] = [
  ...screening,
  { state: 'interview', action: 'move', body: { status: 'MyPageAppInterview1' } },
  { state: 'appointed', action: 'appointment', body: appointment },
  { state: 'offered', action: 'move', body: { status: 'MyPageAppOffer', answerBy: '2026-12-04' } },
  { state: 'joined', action: 'move', body: { status: 'MyPageAppJoined' } },
]
const filled: Turn = { state: 'rejected', action: 'close', body: { reason: 'position-filled' } }
const withdrawn: Turn = { state: 'withdrawn', action: 'move', body: { status: 'MyPageAppWithdrawn' } }
const rejected: Turn = { state: 'rejected', action: 'close', body: { reason: 'rejected' } }
const documents = (state: ProcessState): Turn => ({ state, action: 'request-documents', body: note })

/** The ways through all states, with the ends that a way can have. */
export const ways: Record<string, Turn[]> = {
  'a question, and no': [...asked, { state: 'declined', answer: 'decline' }],
  'from the recommendation to the first day': joined,
  'seen before a stage': isSeen,
  'documents asked at each early state': [
    ...received,
    documents('received'),
    ...employerNamed.slice(2),
    documents('employer-named'),
    ...consentAsked.slice(3),
    documents('consent-asked'),
  ],
  'filled before the name': [...received, filled],
  'filled before the consent': [...consentAsked, filled],
  'filled after the consent': [...consentGiven, filled],
  'filled after the sending': [...isSent, filled],
  'withdrawn before the name': [...received, withdrawn],
  'withdrawn before the consent': [...consentAsked, withdrawn],
  'withdrawn after the sending': [...isSent, withdrawn],
  'a name taken back, and named again': [
    ...employerNamed,
    { state: 'received', action: 'undo' },
    ...employerNamed.slice(2),
  ],
  'no consent': [...consentAsked, { state: 'withdrawn', answer: 'decline' }],
  'not selected': [...screening, rejected],
}

/** Words that claim that the employer has something, or has decided. None may be used before the documents are sent. */
export const claims: Record<Lang, RegExp> = {
  en: /sent (your|these) documents|documents (have been|were) sent|are with the employer|seen your documents|is (now )?reading|the employer (chose|has chosen|decides|answers|made|offers)|not selected|for your documents/i,
  ja: /書類を(お送りしました|送りました)|書類を確認し(ました|ています)|書類選考|ほかの方に決ま|ご縁がありません|内定/,
}

/** Words that say that the employer has nothing. One must be on the page before the consent, and none after the documents were sent. */
export const denials: Record<Lang, RegExp> = {
  en: /knows nothing|has nothing from you|nothing was sent|before anything was sent|received nothing/i,
  ja: /何も(お?伝|送って|お送りしない)/,
}
