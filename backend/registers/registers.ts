/**
 * The registers of a placement business (Employment Security Act, art. 32-15; Enforcement Regulations, art. 24) with the columns of the
 * ministry's samples, in Japanese. The company fills in facts that the site does not have: they are empty.
 */

import { jstDate } from '#domain/dates.ts'
import { backendTexts } from '#i18n/backend.ts'
import { documentNames } from '#i18n/ja/documentNames.ts'
import { jobCategory } from '#i18n/ja/jobCategory.ts'
import { provisionsOf, registerEntry } from '../people/erase.ts'
import type { Env } from '../ports/env.ts'
import type { Job } from '../ports/jobs.ts'
import type { Introduction, SeekerRow } from '../ports/seekerRegister.ts'
import type { Store } from '../ports/store.ts'

type RegisterKind = 'jobs' | 'seekers' | 'fees' | 'provisions'
type Register = { columns: string[]; items: string[][] }

/** A job seeker of the register; `validUntil` is null while the registration lasts. */
type Seeker = Omit<SeekerRow, 'validUntil'> & { validUntil: string | null }

/** The company knows these after a person has joined. */
const afterJoining = ['期間の定めのない労働契約', '6か月以内の離職', '返戻金']
const notKnown = afterJoining.map(() => '')

export async function readRegister(env: Env, kind: RegisterKind): Promise<Register> {
  if (kind === 'provisions') return provisionRegister(env.store)
  const seekers = await seekersOf(env.store)
  if (kind === 'seekers') return seekerRegister(seekers)
  return kind === 'jobs' ? jobRegister(env.store, seekers) : feeRegister(env, seekers)
}

/** 求職管理簿: a line for each introduction, or one for a seeker without any. */
function seekerRegister(seekers: Seeker[]): Register {
  const own = ['受付番号', '受付年月日', '有効期間', '氏名', '住所', '生年月日', '希望職種']
  const introduction = ['紹介年月日', '求人者の名称', '職種', '採否', ...afterJoining]
  const linesOf = ({ introductions, ...seeker }: Seeker) =>
    withLines(
      [
        String(seeker.personId),
        day(seeker.receivedAt),
        day(seeker.validUntil),
        seeker.name,
        seeker.address,
        seeker.birthday ?? '',
        seeker.wishedJobs.map((each) => jobCategory[each]).join('、'),
      ],
      introductions.map(({ at, employer, job, result }) => [
        day(at),
        employer,
        job,
        resultText(result),
        ...notKnown,
      ]),
      introduction.length,
    )
  return { columns: [...own, ...introduction], items: seekers.flatMap(linesOf) }
}

/** 求人管理簿: a line for each introduction, with the employer as named then, or one for a job without any. */
async function jobRegister(store: Store, seekers: Seeker[]): Promise<Register> {
  const own = ['受付番号', '受付年月日', '有効期間', '求人者の氏名または名称', '所在地', '連絡先', '求人数']
  const work = ['職種', '就業場所', '雇用期間', '賃金']
  const introduction = ['紹介年月日', '求職者の氏名', '採否', ...afterJoining]
  const introduced = introductionsByJob(seekers)
  const items: string[][] = []
  for await (const { job_id, ja, registeredAt, closingDate } of allJobs(store)) {
    const received = [String(job_id), day(registeredAt), closingDate ?? '']
    const workCells = [ja.title, ja.workplace, ja.contractPeriod, ja.pay.join(' ')]
    const lineOf = (employer: string, address: string, cells: string[]) => [
      ...received,
      employer,
      address,
      '',
      '',
      ...workCells,
      ...cells,
    ]
    const lines = introduced.get(job_id) ?? []
    if (lines.length === 0) items.push(lineOf(ja.employer, '', ['', '', '', ...notKnown]))
    for (const { employer, address = '', at, name, result } of lines)
      items.push(lineOf(employer, address, [day(at), name, resultText(result), ...notKnown]))
  }
  return { columns: [...own, ...work, ...introduction], items }
}

/** 手数料管理簿: a line for each person who has joined. The day and the amount are in the company's invoice. */
function feeRegister({ config }: Env, seekers: Seeker[]): Register {
  const basis = `理論年収の${config.company.fee.percent}%（消費税別）`
  const payment = ['手数料を支払う者の氏名または名称', '徴収年月日', '手数料の種類', '手数料の額']
  const items = seekers.flatMap(({ name, introductions }) =>
    introductions
      .filter(({ result }) => result === 'MyPageAppJoined')
      .map(({ employer, job, at }) => [employer, '', '届出制手数料', '', basis, name, job, day(at)]),
  )
  return { columns: [...payment, '手数料の算出の根拠', '求職者の氏名', '職種', '紹介年月日'], items }
}

/** 第三者提供の記録: a line for each time that documents were sent to an employer, also of erased people. */
async function provisionRegister(store: Store): Promise<Register> {
  const provisions = await store.provisions.all()
  for await (const person of allPeople(store)) provisions.push(...(await provisionsOf(store, person)))
  const items = provisions.map(({ at, recipient, name, documents, agreedAt }) => [
    day(at),
    recipient,
    name,
    documents.map((each) => documentNames[each]).join('、'),
    day(agreedAt),
  ])
  return {
    columns: [
      '提供年月日',
      '提供先の氏名または名称',
      '本人の氏名',
      '提供した個人データの項目',
      '本人の同意の年月日',
    ],
    items,
  }
}

/** Puts the cells of a thing before each of its lines, or before one empty line. */
const withLines = (own: string[], lines: string[][], length: number): string[][] =>
  (lines.length > 0 ? lines : [Array.from({ length }, () => '')]).map((line) => [...own, ...line])

function introductionsByJob(seekers: Seeker[]): Map<number, (Introduction & { name: string })[]> {
  const byJob = new Map<number, (Introduction & { name: string })[]>()
  for (const { name, introductions } of seekers)
    for (const each of introductions)
      byJob.set(each.jobId, [...(byJob.get(each.jobId) ?? []), { ...each, name }])
  return byJob
}

/** The confirmed people of now, and the stored rows of erased ones. */
async function seekersOf(store: Store): Promise<Seeker[]> {
  const seekers: Seeker[] = await store.seekerRegister.all()
  for await (const person of allPeople(store))
    if (person.activatedAt !== null)
      seekers.push({ ...(await registerEntry(store, person)), validUntil: null })
  return seekers.sort((a, b) => a.personId - b.personId)
}

async function* allPeople({ applicants }: Store) {
  const perPage = 100
  for (let page = 1; ; page += 1) {
    const found = await applicants.page({ page, perPage })
    yield* found.applicants
    if (page * perPage >= found.total) return
  }
}

async function* allJobs({ jobs }: Store): AsyncGenerator<Job> {
  let after = 0
  while (true) {
    const versions = await jobs.versions({ after, limit: 500 })
    yield* await jobs.findMany(versions.map(({ job_id }) => job_id))
    const last = versions.at(-1)
    if (!last) return
    after = last.job_id
  }
}

const day = (time: string | null): string => (time === null ? '' : jstDate(new Date(time)))

const resultText = (alias: Introduction['result']): string => backendTexts.ja.processOptions.status[alias]
