import type { Applicant } from '#backend/ports/applicants.ts'
import type { AuditEntry } from '#backend/ports/audit.ts'
import type { Article, BlogTerm } from '#backend/ports/blog.ts'
import type { ChangeEvent } from '#backend/ports/events.ts'
import type { Job } from '#backend/ports/jobs.ts'
import type { LinkToken } from '#backend/ports/linkTokens.ts'
import type { QueuedMail } from '#backend/ports/mails.ts'
import type { Contact, Inquiry, Invitation } from '#backend/ports/messages.ts'
import type { Notification } from '#backend/ports/notifications.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Profile } from '#backend/ports/profiles.ts'
import type { RefreshToken, Session } from '#backend/ports/sessions.ts'
import type { StaffToken } from '#backend/ports/staffTokens.ts'
import type { StoredResponse } from '#backend/ports/storedResponses.ts'
import type { Story } from '#backend/ports/stories.ts'
import { blankDetails } from '#backend/processes/application.ts'
import { blankProfile } from '#backend/profile/blankProfile.ts'
import { advisors } from '#content/advisors.ts'
import { jobs } from '#content/jobs/index.ts'
import { externalIdOf, stateOf } from '#content/states.ts'
import { stories } from '#content/stories/index.ts'

/** The time this number of minutes after the tests' first. */
export function at(minutes: number): string {
  return new Date(Date.UTC(2026, 10, 20, 9) + minutes * 60_000).toISOString()
}

export function job(job_id: number, changes: Partial<Job> = {}): Job {
  const [facts] = jobs
  const [advisor] = advisors
  if (!facts || !advisor) throw new Error('The sample content has no job')
  const { registeredDaysAgo: _, updatedDaysAgo: __, closesInDays: ___, ...rest } = facts
  const { key, ...names } = advisor
  return structuredClone({
    ...rest,
    ...stateOf(job_id),
    advisorId: externalIdOf(key),
    advisor: names,
    registeredAt: at(0),
    updatedAt: at(1),
    closingDate: null,
    job_id,
    ...changes,
  })
}

export function story(id: number): Story {
  const [first] = stories
  if (!first) throw new Error('The sample content has no story')
  return { ...first, ...stateOf(id), id }
}

export function article(slug: string): Article {
  const text = {
    title: '転職したら14日以内に。',
    excerpt: '',
    category: 'visa',
    tags: ['tax'],
    author: '岡部 拓海',
    authorNote: '',
    body: '<p>“quotes”, <em>給与明細</em> & more</p>',
    updatedAt: at(1),
  }
  return {
    ...stateOf(slug),
    slug,
    language: 'ja',
    publishedAt: at(0),
    isEditorsChoice: false,
    published: text,
    draft: { ...text, key: 'k' },
  }
}

export function term(slug: string): BlogTerm {
  return { slug, name: `名前 ${slug}`, language: 'ja' }
}

export function applicant(
  email: string,
  changes: Partial<Applicant> = {},
): Omit<Applicant, 'id'> & { id?: number } {
  return {
    name: 'Nguyễn Thị Linh 𠮷',
    email,
    language: 'en',
    passwordHash: null,
    activatedAt: null,
    welcomedAt: null,
    interviewRequestedAt: null,
    introductionRequestedAt: null,
    createdAt: at(0),
    accountVersion: 1,
    blockedAt: null,
    ...changes,
  }
}

export function profile(applicantId: number, changes: Partial<Profile> = {}): Profile {
  return {
    ...blankProfile(applicantId),
    nationality: 10477,
    agreeToHashi: true,
    resume: { key: 'file_1', name: '履歴書.pdf', type: 'application/pdf', size: 4 },
    itSkills: [{ it_skills: 'go', yoe: '3_years_more' }, { it_skills: 'aws' }],
    proceduralExperience: ['development'],
    otherRequests: '<b>"𠮷"</b>\n',
    ...changes,
  }
}

export function process(
  applicantId: number,
  jobId: number,
  changes: Partial<Process> = {},
): Omit<Process, 'id'> {
  return {
    applicantId,
    jobId,
    statusId: 13511,
    isRecommended: false,
    startedAt: at(0),
    updatedAt: at(1),
    steps: [{ statusId: 13511, at: at(0) }],
    details: blankDetails,
    ...changes,
  }
}

export function linkToken(applicantId: number, changes: Partial<LinkToken> = {}): LinkToken {
  return {
    id: 'l1',
    purpose: 'verify',
    applicantId,
    accountVersion: 1,
    newEmail: null,
    expiresAt: at(60),
    usedAt: null,
    ...changes,
  }
}

const message = {
  name: "Siobhán O'Neil",
  email: 'Siobhan@example.com',
  phoneNumber: '',
  contents: 'a\n\n<i>b</i> 𠮷',
  language: 'en' as const,
  createdAt: at(0),
}

export const inquiry: Inquiry = {
  ...message,
  kind: 'other',
  type: 'press',
  companyName: '東都経済通信',
  title: '',
  positionsNeeded: '',
  noOfEmployeeNeeded: '',
}

export const invitation: Invitation = { ...message, nationality: 10461 }

export const contact = (applicantId: number): Contact => ({
  applicantId,
  type: 'visa',
  contents: 'a\n\n<i>b</i> 𠮷',
  language: 'ja',
  createdAt: at(0),
})

export function notification(
  applicantId: number,
  changes: Partial<Notification> = {},
): Omit<Notification, 'id'> & { id?: number } {
  return {
    applicantId,
    kind: 'message',
    ja: { title: '在留期間の更新について', body: '一\n\n二' },
    en: { title: '<b>Renewal</b>', body: '' },
    date: at(0),
    readAt: null,
    processId: null,
    ...changes,
  }
}

export function session(applicantId: number, changes: Partial<Session> = {}): Session {
  return { id: 's1', applicantId, family: 'f1', createdAt: at(0), seenAt: at(0), ...changes }
}

export function refreshToken(applicantId: number, changes: Partial<RefreshToken> = {}): RefreshToken {
  return { id: 'r1', applicantId, family: 'f1', expiresAt: at(60), usedAt: null, ...changes }
}

export function storedResponse(key: string, changes: Partial<StoredResponse> = {}): StoredResponse {
  return {
    key,
    fingerprint: 'f',
    status: 201,
    body: '{"id":1}',
    reference: null,
    version: null,
    applicantId: null,
    createdAt: at(0),
    ...changes,
  }
}

export function staffToken(name: string, changes: Partial<StaffToken> = {}): Omit<StaffToken, 'id'> {
  return {
    name,
    hash: 'h',
    scopes: ['content', 'read'],
    createdAt: at(0),
    expiresAt: at(9),
    lastUsedAt: null,
    revokedAt: null,
    ...changes,
  }
}

export function auditEntry(target: string, changes: Partial<AuditEntry> = {}): Omit<AuditEntry, 'sequence'> {
  const actor = { kind: 'socket', user: 'emi' } as const
  const what = { operation: 'closeJob', target, before: { a: 1 }, after: { a: 2 } }
  return { at: at(0), requestId: 'request-1', actor, ...what, ...changes }
}

export function changeEvent(
  personId: number,
  changes: Partial<ChangeEvent> = {},
): Omit<ChangeEvent, 'sequence'> {
  return {
    at: at(0),
    requestId: 'request-1',
    type: 'message-received',
    personId,
    processId: null,
    jobId: null,
    message: { kind: 'contact', id: 9001 },
    data: {},
    ...changes,
  }
}

/** A mail that is due this number of minutes after the tests' first time. */
export function mail(id: string, minutes: number): Pick<QueuedMail, 'id' | 'letter' | 'createdAt'> {
  return { id, letter: { kind: 'inquiry', inquiryId: 7001 }, createdAt: at(minutes) }
}
