/** A write changes the things that its description names, and nothing else that the applicant reads. */

import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import {
  type Json,
  type JsonObject,
  at,
  isObject,
  isSame,
  listAt,
  numberAt,
  parseJson,
  shown,
} from '../json.ts'
import type { Kit } from '../run/kit.ts'

/** The answers that each write may change, or one field of them. */
const mayChange: Record<string, string[]> = {
  updateProfile: ['getProfile', 'getAuth name'],
  updateWorkingHistory: ['getProfile'],
  updateWorkingHistoryAddition: ['getProfile'],
  storeResume: ['getResume'],
  storeCareer: ['getCareer'],
  updateInterestedList: ['getInterestedList'],
  readNotification: ['listNotifications'],
  requestInterview: ['getAuth interviewRequestedAt'],
  requestIntroduction: ['getAuth introductionRequestedAt'],
  sendContact: ['searchProcesses'],
  applyForJobs: ['searchProcesses', 'listRecommendations', 'listAppliedJobs', 'listNotifications'],
  changeProcessStatus: ['searchProcesses', 'listRecommendations', 'listAppliedJobs', 'listNotifications'],
  submitConsent: ['searchProcesses', 'listAppliedJobs', 'listNotifications'],
}

/** The reads of an applicant. Those with a list are compared by its items. */
const reads: Record<string, { list: string; key: string } | null> = {
  getAuth: null,
  getProfile: null,
  getResume: null,
  getCareer: null,
  getInterestedList: null,
  listAppliedJobs: { list: 'jobs', key: 'process_id' },
  searchProcesses: { list: 'items', key: 'process_id' },
  listRecommendations: { list: 'items', key: 'process_id' },
  listNotifications: { list: 'notifications', key: 'id' },
}

/** Values by their names, such as `getAuth name` or `searchProcesses 4001`. */
type State = Map<string, Json>

/** Makes a write, and expects that nothing changed beside the things it may change; nothing at all after a failure. Returns the answer. */
export async function expectUntouched(
  kit: Kit,
  as: Browser,
  write: () => Promise<Exchange>,
): Promise<Exchange> {
  const before = await readState(kit, as)
  const exchange = await write()
  const after = await readState(kit, as)
  const { operation } = exchange
  if (!operation) return exchange
  const allowed = exchange.status < 300 ? (mayChange[operation.id] ?? []) : []
  const named = numbersIn(parseJson(exchange.request.text ?? ''))
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)]
    const isAllowed = allowed.some((each) => name === each || name.startsWith(`${each} `))
    const isFine = isSame(one, other) || (isAllowed && isConcerned(name, named, [one, other]))
    kit.expect('write-effect', exchange, isFine, {
      expected: `${name} as before ${operation.id}: ${shown(one)}`,
      seen: shown(other),
    })
  }
  return exchange
}

async function readState(kit: Kit, as: Browser): Promise<State> {
  const state: State = new Map()
  for (const [id, items] of Object.entries(reads)) {
    const { status, json } = await kit.call(id, { as, ...(items && { query: { perPage: 100 } }) })
    if (status !== 200 || !isObject(json)) continue
    const entries = items
      ? listAt(json, items.list).map((item) => [shown(at(item, items.key)), item] as const)
      : Object.entries(json)
    for (const [name, value] of entries) state.set(`${id} ${name}`, value)
  }
  return state
}

/** In a list only the items change that the body names, by the process or by the job. */
function isConcerned(name: string, named: number[], values: (Json | undefined)[]): boolean {
  const items = reads[name.split(' ')[0] ?? '']
  if (!items || named.length === 0) return true
  return values.some((value) => numbersIn(value).some((number) => named.includes(number)))
}

/** The fields that name a process or a job. */
const ids = ['process_id', 'related_process_id', 'job_id', 'job_ids']

/** Returns the ids of the processes and jobs that a value names. */
function numbersIn(value: unknown): number[] {
  if (!isObject(value)) return []
  const body: JsonObject = value
  const own = ids.flatMap((name) => [body[name]].flat()).filter((each) => typeof each === 'number')
  return [...own, ...[numberAt(body, 'job', 'job_id')].filter((each) => !Number.isNaN(each))]
}
