import { describe, expect, test, vi } from 'vitest'
import { sha256 } from '#backend/crypto.ts'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { entryRequest } from '#domain/forms/entryRequest.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import { createTestApp } from '#mocks/test.ts'
import { operations } from '#openapi/generated/operations.ts'
import { mailsTo } from './account.ts'
import { KEY, type Parts, brokenRules, enter, entryForm, idOf, post } from './entries.ts'
import { MINUTE, changeTransactions, send, uploadedKeys } from './support.ts'

const text = new File(['Ana Herrera'], 'cv.txt', { type: 'text/plain' })
/** A closed job of the sample content, and a number that no job has. */
const CLOSED = 20435
const UNKNOWN = 99_999

describe('an entry', () => {
  test('creates a pending applicant with profile, files and applications', async () => {
    const app = await createTestApp()
    const { store, clock } = app.env
    const answer = await enter(app, {
      job_ids: [20401, 20461],
      resumeJp: text,
      fromLink: 'newsletter_202611',
      educationalBackground: 11214,
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { id: 1004, email: 'ana.herrera@example.com', job_ids: [20401, 20461], closed: [] },
    })
    const now = clock().toISOString()
    expect(await store.applicants.find(1004)).toEqual({
      id: 1004,
      name: 'Ana Lucía Herrera',
      email: 'ana.herrera@example.com',
      language: 'en',
      passwordHash: null,
      activatedAt: null,
      welcomedAt: null,
      blockedAt: null,
      interviewRequestedAt: null,
      introductionRequestedAt: null,
      createdAt: now,
      accountVersion: 1,
    })
    const profile = await store.profiles.find(1004)
    expect(profile).toMatchObject({
      nationality: 10477,
      currentLocation: 'JP',
      educationalBackground: 11214,
      agreeToHashi: true,
      agreeToGitTap: false,
      itSkills: [{ it_skills: 'go', yoe: '3_years_more' }, { it_skills: 'aws' }],
      proceduralExperience: ['development', 'unit_test'],
      resume: null,
      resumeJp: { name: 'cv.txt', type: 'text/plain', size: 11 },
      fromLink: 'newsletter_202611',
    })
    const kept = await store.files.get(profile?.resumeJp?.key ?? '')
    expect(new TextDecoder().decode(kept ?? undefined)).toBe('Ana Herrera')
    expect(await store.processes.ofApplicant(1004)).toMatchObject([
      { jobId: 20401, statusId: 13511, isRecommended: false, startedAt: now },
      { jobId: 20461, statusId: 13511, isRecommended: false, startedAt: now },
    ])
  })

  test.each([
    ['20461 before 20401', [20461, 20401], 20461],
    ['a closed job first', [CLOSED, 20401], 20401],
    ['no job', [], null],
  ])('is taken care of by the advisor that its mail names: %s', async (_, job_ids, first) => {
    const app = await createTestApp()
    const { store } = app.env
    const id = idOf(await enter(app, { job_ids }))
    const profile = await store.profiles.find(id)
    const job = first && (await store.jobs.find(first))
    expect(profile?.advisor ?? null).toEqual(job ? job.advisor : null)
    await app.call('POST', '/applicant/forgot-password', { body: { email: filledEntry.email } })
    const mails = await mailsTo(app, filledEntry.email)
    expect(mails).toHaveLength(2)
    for (const mail of mails)
      expect(mail.text).toContain(job ? `${job.advisor.en.name}, your advisor,` : 'An advisor')
  })

  test('cannot log in before its link is opened', async () => {
    const app = await createTestApp()
    await enter(app)
    const body = { email: filledEntry.email, password: SAMPLE_PASSWORD }
    expect(await app.call('POST', '/applicant/login', { body })).toMatchObject({ status: 401 })
  })

  test('reports closed jobs, ignores unknown ones, and counts each job once', async () => {
    const app = await createTestApp()
    const answer = await enter(app, { job_ids: [20461, CLOSED, UNKNOWN, 20461] }, { lang: 'ja' })
    expect(answer.body).toMatchObject({ job_ids: [20461], closed: [{ job_id: CLOSED }] })
    expect(JSON.stringify(answer.body)).toMatch(/[ぁ-んァ-ヶ一-龠]/)
    expect(await app.env.store.processes.ofApplicant(idOf(answer))).toHaveLength(1)
  })

  test('without a job is a registration', async () => {
    const app = await createTestApp()
    expect((await enter(app)).body).toMatchObject({ job_ids: [], closed: [] })
  })

  test.each(['?', 'Ab', 'a b', '<script>'])('ignores a from value like %j', async (fromLink) => {
    const app = await createTestApp()
    const id = idOf(await enter(app, { fromLink }))
    expect((await app.env.store.profiles.find(id))?.fromLink).toBe('')
  })

  test('stores the input unchanged', async () => {
    const app = await createTestApp()
    const typed = '<script>alert("1")</script> & <b>O\'Neil</b>\n\t𠮷 ～ \\'
    const link = "HTTP://例え.jp/%2e/a&b?'c#～"
    const id = idOf(
      await enter(app, { name: typed, linkedInURL: link, otherURL: link, otherRequests: typed }),
    )
    expect((await app.env.store.applicants.find(id))?.name).toBe(typed)
    expect(await app.env.store.profiles.find(id)).toMatchObject({
      linkedInURL: link,
      otherURL: link,
      otherRequests: typed,
    })
  })
})

describe('the mail of an entry', () => {
  test.each([
    ['en', '/en/applicant/verify?token=', 'Dear Ana Lucía Herrera,', '21 Nov 2026, 10:00'],
    ['ja', '/applicant/verify?token=', 'Ana Lucía Herrera 様', '2026年11月21日 10:00'],
  ] as const)('in %s has a link, its end in Japan’s time, and the jobs', async (lang, path, name, until) => {
    const app = await createTestApp({ origin: 'https://hashi.example' })
    const id = idOf(await enter(app, { job_ids: [20401, CLOSED] }, { lang }))
    const [mail, ...others] = app.env.mailer.sent
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'ana.herrera@example.com' })
    for (const part of [name, until, '20401']) expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain(String(CLOSED))
    const token = /https:\/\/hashi\.example(\S+token=)(\S+)/.exec(mail?.text ?? '')
    expect(token?.[1]).toBe(path)
    expect(await app.env.store.linkTokens.find(await sha256(token?.[2] ?? ''))).toMatchObject({
      applicantId: id,
      purpose: 'verify',
      expiresAt: '2026-11-21T01:00:00.000Z',
      usedAt: null,
    })
  })

  test('has one line for each header, whatever the name contains', async () => {
    const app = await createTestApp()
    await enter(app, { name: 'Ana\r\nBcc everybody' })
    const [mail] = app.env.mailer.sent
    expect([mail?.to, mail?.subject, mail?.replyTo].join('')).not.toMatch(/[\r\n]/)
    expect(mail?.text).toContain('Dear Ana Bcc everybody,')
  })
})

describe('a taken address', () => {
  test.each(['maria@example.com', 'PENDING@example.com'])('is a conflict: %s', async (email) => {
    const app = await createTestApp()
    const answer = await enter(app, { email, email_confirm: email })
    expect(answer).toMatchObject({ status: 409, body: { type: '/problems/email-taken' } })
    expect(app.env.mailer.sent).toEqual([])
  })

  test('is also a conflict between concurrent entries, and leaves no file behind', async () => {
    const app = await createTestApp()
    // Both calls look the address up before either has written it.
    vi.spyOn(app.env.store.applicants, 'findByEmail').mockResolvedValue(null)
    const answers = await Promise.all([
      enter(app, { resume: text }),
      enter(app, {
        resume: text,
        email: 'ANA.HERRERA@example.com',
        email_confirm: 'ANA.HERRERA@example.com',
      }),
    ])
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['201', '409'])
    expect(app.env.mailer.sent).toHaveLength(1)
    expect(await uploadedKeys(app)).toHaveLength(1)
  })
})

test('an entry that fails leaves nothing behind', async () => {
  const app = await createTestApp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The response is stored last: its failure rolls back all that was written before.
  changeTransactions(app, ({ storedResponses }) => ({
    storedResponses: { ...storedResponses, insert: () => Promise.reject(new Error('on purpose')) },
  }))
  expect((await enter(app, { resume: text, job_ids: [20401] })).status).toBe(500)
  expect(await app.env.store.applicants.findByEmail(filledEntry.email)).toBeNull()
  expect(await uploadedKeys(app)).toEqual([])
  expect(app.env.mailer.sent).toEqual([])
})

describe('a repeated entry', () => {
  test('creates and mails nothing and gets the first response, also concurrently', async () => {
    const app = await createTestApp()
    const [first, second] = await Promise.all([
      enter(app, { resume: text }, { key: KEY }),
      enter(app, { resume: text, captcha_token: 'renewed' }, { key: KEY }),
    ])
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expect(app.env.mailer.sent).toHaveLength(1)
  })

  test('with other content is a conflict', async () => {
    const app = await createTestApp()
    await enter(app, {}, { key: KEY })
    const answer = await enter(app, { name: 'Ana Herrera' }, { key: KEY })
    expect(answer).toMatchObject({ status: 409, body: { type: '/problems/idempotency-key-reused' } })
  })
})

describe('rules', () => {
  const missing = (name: string): Parts => ({ [name]: undefined })
  test.each<[Parts, string, string]>([
    [missing('name'), 'name', 'nameRequired'],
    [{ name: ' ' }, 'name', 'nameRequired'],
    [{ name: 'a'.repeat(101) }, 'name', 'max'],
    [{ email: 'ana', email_confirm: 'ana' }, 'email', 'emailFormat'],
    [missing('email_confirm'), 'email_confirm', 'required'],
    [{ email_confirm: '' }, 'email_confirm', 'required'],
    [{ phoneNumber: '090-1234-5678' }, 'phoneNumber', 'tel'],
    [missing('nationality'), 'nationality', 'nationRequired'],
    [{ nationality: '' }, 'nationality', 'nationRequired'],
    [{ nationality: 1 }, 'nationality', 'invalid'],
    [missing('currentLocation'), 'currentLocation', 'requiredCountry'],
    [{ currentLocation: '' }, 'currentLocation', 'requiredCountry'],
    [{ currentLocation: 'Japan' }, 'currentLocation', 'invalid'],
    [{ currentLocation: 'XX' }, 'currentLocation', 'invalid'],
    [missing('visaStatusinJapan'), 'visaStatusinJapan', 'visaRequired'],
    [missing('japaneseLanguageSkill'), 'japaneseLanguageSkill', 'nihongoRequired'],
    [missing('englishLanguageSkill'), 'englishLanguageSkill', 'englishRequired'],
    [missing('employmentStatus'), 'employmentStatus', 'requiredEmploymentStatus'],
    [{ agreeToTerms: false }, 'agreeToTerms', 'required'],
    [missing('agreeToTerms'), 'agreeToTerms', 'required'],
    [{ agreeToHashi: false }, 'agreeToHashi', 'agreeToTarget'],
    [missing('otherURL'), 'resume', 'resumeGroupRequired'],
    [{ resume: 'no file' }, 'resume', 'invalid'],
    [missing('presentOccupation'), 'presentOccupation', 'requiredPresentOccupation'],
    [missing('itSkills'), 'itSkills.0.it_skills', 'requiredWorkExperience'],
    [{ itSkills: [''] }, 'itSkills.0.it_skills', 'requiredWorkExperience'],
    [{ itSkills: [{ it_skills: 'latin' }] }, 'itSkills.0.it_skills', 'invalid'],
    [missing('yearWorkExperience'), 'yearWorkExperience', 'requiredYearWorkExperience'],
    [missing('proceduralExperience'), 'proceduralExperience', 'requiredProceduralExperience'],
    [{ proceduralExperience: ['none', 'development'] }, 'proceduralExperience', 'invalid'],
    [{ otherRequests: 'a'.repeat(2001) }, 'otherRequests', 'max'],
    [{ otherRequests: 'a\0b' }, 'otherRequests', 'invalid'],
    [{ surprise: 'a' }, 'surprise', 'invalid'],
  ])('%j', async (changes, field, rule) => {
    const app = await createTestApp()
    const broken = brokenRules(await enter(app, changes))
    expect(broken).toEqual({ [field]: rule })
    expect(app.env.mailer.sent).toEqual([])
  })

  test('all invalid fields are reported together, also with values that violate the schema', async () => {
    const app = await createTestApp()
    const answer = await enter(app, { name: '', nationality: 1, visaStatusinJapan: undefined, otherURL: '' })
    expect(brokenRules(answer)).toEqual({
      nationality: 'invalid',
      name: 'nameRequired',
      visaStatusinJapan: 'visaRequired',
      resume: 'resumeGroupRequired',
    })
  })

  test('messages are in the language of the call', async () => {
    const app = await createTestApp()
    expect((await enter(app, { name: '' }, { lang: 'ja' })).body).toMatchObject({
      errors: [{ field: 'name', message: 'お名前を入力してください。' }],
    })
  })
})

test('a body that is too large is refused', async () => {
  const app = await createTestApp()
  const sent = new Response(entryForm({ resume: new File([new Uint8Array(2_000_000)], 'a.pdf') }))
  const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '', 'Idempotency-Key': KEY }
  const answer = await send(app.env, 'POST', '/entry', { headers, body: await sent.arrayBuffer() })
  expect(answer.status).toBe(413)
})

test('120 entries in 10 minutes from one network address', async () => {
  const app = await createTestApp()
  const answers = []
  for (let count = 0; count < 121; count++) answers.push((await enter(app, { name: '' })).status)
  expect(new Set(answers.slice(0, 120))).toEqual(new Set([422]))
  expect(answers[120]).toBe(429)
  expect((await enter(app, {}, { address: '192.0.2.9' })).status).toBe(201)
  app.wait(10 * MINUTE + 1)
  const others = { email: 'b@example.com', email_confirm: 'b@example.com' }
  expect((await enter(app, others)).status).toBe(201)
})

test('the client’s request matches the server’s schema', async () => {
  const app = await createTestApp()
  const request = entryRequest(filledEntry, { job_ids: [20401] })
  expect(operations.createEntry.body.safeParse(request).success).toBe(true)
  expect((await post(app, '/entry', entryForm({ job_ids: [20401] }))).status).toBe(201)
})
