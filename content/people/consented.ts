/** The ledger of consent of sample applications with documents that have been sent. */

import type { Bilingual } from '#backend/ports/bilingual.ts'
import type { AgreedDocument, Employer, LedgerEntry } from '#backend/ports/processes.ts'
import type { Lang } from '#domain/lang.ts'
import { processUpdates as en } from '#i18n/en/processUpdates.ts'
import { processUpdates as ja } from '#i18n/ja/processUpdates.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import type { ProcessSeed } from './processSeed.ts'

const texts = { ja, en }

/** How many minutes before the documents were sent the earlier events happened. */
const EARLIER = { named: 55, asked: 50, given: 15 }
/** How many minutes after the documents were sent the employer had seen them. */
const SEEN = 24 * 60

const documents: AgreedDocument[] = [
  { document: 'resume', name: '', version: '8b1f0c6a4d27e935' },
  { document: 'career', name: '', version: '2e90d4b7c1a85f63' },
]

type Parties = { employer: Employer; advisor: Bilingual<string>; applicant: Bilingual<string> }

/** Adds the employer, the ledger and its lines of the history to an application, from the time of its screening. */
export function consented(seed: ProcessSeed, { employer, advisor, applicant }: Parties): ProcessSeed {
  const sent = seed.steps.find(({ statusId }) => statusId === ProcessStatus.MyPageAppScreening)?.at
  if (sent === undefined || seed.ledger) return { ...seed, employer }
  const line = (at: string, step: 'employerNamed' | 'consentAsked' | 'consentGiven' | 'sent' | 'seen') => ({
    at,
    text: { ja: historyOf(step, 'ja'), en: historyOf(step, 'en') },
  })
  const historyOf = (step: Parameters<typeof line>[1], lang: Lang) =>
    texts[lang][step]({
      ...noFacts,
      employer: employer[lang].name,
      advisor: advisor[lang].split(' ')[0] ?? '',
    }).history
  const [named, asked, given] = [EARLIER.named, EARLIER.asked, EARLIER.given].map((each) =>
    later(sent, -each),
  )
  if (!named || !asked || !given) return seed
  const seen = later(sent, SEEN)
  const ledger: LedgerEntry[] = [
    { event: 'employer-named', at: named, by: advisor, documents: null },
    { event: 'consent-asked', at: asked, by: advisor, documents },
    { event: 'consent-given', at: given, by: applicant, documents },
    { event: 'sent', at: sent, by: advisor, documents },
  ]
  const history = [
    ...seed.history,
    line(named, 'employerNamed'),
    line(asked, 'consentAsked'),
    line(given, 'consentGiven'),
    line(sent, 'sent'),
  ]
  const isRead = seed.steps.some(({ at }) => at > seen)
  if (isRead) {
    ledger.push({ event: 'seen', at: seen, by: advisor, documents: null })
    history.push(line(seen, 'seen'))
  }
  return { ...seed, employer, ledger, history: history.sort((a, b) => b.at.localeCompare(a.at)) }
}

const noFacts = {
  job: '',
  status: '',
  address: '',
  documents: '',
  when: '',
  replaced: '',
  place: '',
  people: '',
  next: '',
  note: '',
}

/** Adds minutes to a time of the examples, '2026-11-20T18:35'. */
const later = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
