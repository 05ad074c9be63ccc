/** The mock under control: the backend with faults, a clock, an outbox, a log and personas. Independent of its host. */

import { eraseUnconfirmed } from '#backend/entry/removeUnconfirmed.ts'
import { createCalls } from './calls.ts'
import { checkTime } from './clock.ts'
import { encodeState } from './codec.ts'
import type { Slots } from './data/slots.ts'
import { checkSnapshot, readSnapshot, writeSnapshot } from './data/snapshot.ts'
import { createWorld } from './data/world.ts'
import { checkFaults } from './faults/declared.ts'
import type { PersonaList, PersonaName, PersonaRequest } from './generated/client.ts'
import type { Clock, Fault, MockState, MockStatus, Seed, Snapshot } from './generated/client.ts'
import { createLog } from './log/log.ts'
import { findSignedIn, listPersonas, logInPersona, logOut } from './people/personas.ts'
import { refuse } from './refusal.ts'
import { createSettings } from './settings.ts'

export type ControlOptions = {
  host: MockStatus['host']
  /** The state of the start, and of a reset. */
  start: MockState
  /** The site's origin, for the links of mails. */
  origin: string
  /** Saves data and settings for a reload or restart; null saves nothing. */
  slots?: Slots | null
  /** Gets one line about each violation of the contract and each call that no operation answers. */
  report: (message: string) => void
  /** Returns the real time in ms. */
  real?: () => number
}

export type MockControl = Awaited<ReturnType<typeof createMockControl>>

type Cookies = Record<string, string>

type CookieChange = { cookies: Cookies; setCookies: string[] }

export async function createMockControl({ host, start, origin, slots = null, report, real }: ControlOptions) {
  const settings = createSettings(start, slots, real)
  const { clock, faults, outbox } = settings
  const log = createLog()
  const seeding = { clock, mailer: outbox.mailer, origin, slots }
  let world = await createWorld(settings.plain().seed, seeding, false)

  /** Replaces all data by the sample content. */
  async function reseed(seed: Seed, field: string): Promise<void> {
    if (seed.at !== null) checkTime(Date.parse(seed.at), field)
    world = await createWorld(seed, seeding, true)
    settings.update({ seed, people: [] })
  }

  async function logIn({ persona: name, language = 'en' }: PersonaRequest, cookies: Cookies) {
    const people = { ...world, mails: outbox.all }
    const { made, ...body } = await logInPersona(people, name, { language, cookies })
    const known = settings.plain().people
    if (made) settings.update({ people: [...known, made] })
    return body
  }

  const signedIn = (cookies: Cookies) => findSignedIn(world.env, settings.plain().people, cookies)

  async function state(cookies: Cookies): Promise<MockState> {
    const person = await signedIn(cookies)
    // Form registrations are not personas.
    return person?.persona === null ? settings.get() : { ...settings.get(), persona: person?.persona ?? null }
  }

  /** Logs in a persona; null logs out. Returns the caller's cookies, and the `Set-Cookie` values that set them. */
  async function changePerson(persona: PersonaName | null, cookies: Cookies): Promise<CookieChange> {
    if (persona === null) return logOut(world.app, cookies)
    const present = await signedIn(cookies)
    return persona === present?.persona ? { cookies, setCookies: [] } : logIn({ persona }, cookies)
  }

  const currentSnapshot = () => readSnapshot(world, settings.plain().seed, outbox.all())

  async function replaceData(snapshot: Snapshot): Promise<void> {
    await reseed(snapshot.seed, 'seed.at')
    await writeSnapshot(world, snapshot)
    outbox.replace(snapshot.mails)
  }

  return {
    settings,
    log,
    call: createCalls({ settings, log, world: () => world, report }),
    world: () => world,
    state,

    /** Sets all settings. A missing persona leaves the session. Returns like `changePerson`. */
    async setState(next: MockState, cookies: Cookies): Promise<CookieChange> {
      const current = await state(cookies)
      const wanted = { persona: current.persona, ...next }
      if (isSame(current, wanted)) return { cookies, setCookies: [] }
      checkFaults(next.faults, 'faults')
      clock.set(next.clock)
      if (!isSame(current, { ...current, seed: next.seed })) await reseed(next.seed, 'seed.at')
      faults.set(next.faults)
      const { latency, randomSeed, persona } = next
      settings.update({ latency, randomSeed })
      return persona === undefined ? { cookies, setCookies: [] } : changePerson(persona, cookies)
    },

    async reset(): Promise<void> {
      settings.reset()
      log.clear()
      await reseed(start.seed, 'at')
    },

    seed: (seed: Seed) => reseed(seed, 'at'),

    setClock(next: Clock) {
      clock.set(next)
      settings.changed()
    },

    advance(by: number) {
      clock.advance(by)
      settings.changed()
    },

    /** A server would do this work at a time of its own. */
    runDueWork: () => eraseUnconfirmed(world.env),

    setFaults(items: Fault[]) {
      checkFaults(items, 'items')
      faults.set(items)
      settings.changed()
    },

    clearLog() {
      log.clear()
      settings.changed()
    },

    logIn,

    async personas(cookies: Cookies): Promise<PersonaList> {
      return {
        items: await listPersonas({ ...world, mails: outbox.all }, settings.plain().people),
        signedIn: await signedIn(cookies),
      }
    },

    snapshot: currentSnapshot,

    /** Replaces all data. Refuses data that the browser cannot save for a reload. */
    async restore(snapshot: Snapshot): Promise<void> {
      await checkSnapshot(world, snapshot)
      const [before, { people }] = [await currentSnapshot(), settings.plain()]
      await replaceData(snapshot)
      if (![slots?.rows, slots?.settings].some((slot) => slot?.isFull?.())) return
      await replaceData(before)
      settings.update({ people })
      refuse('rows', 'need more room than the storage of this browser has')
    },

    status: (): MockStatus => ({
      host,
      revision: settings.revision(),
      now: clock.now().toISOString(),
      clock: clock.get(),
      requests: log.count(),
      violations: log.countViolations(),
      mails: outbox.all().length,
      unhandled: log.unhandled(),
    }),
  }
}

/** The text of the address leaves out the order of keys, and whether a persona is missing or null. */
const isSame = (a: MockState, b: MockState) => a.persona === b.persona && encodeState(a) === encodeState(b)
