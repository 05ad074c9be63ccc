import { type App, createApp } from '#backend/app.ts'
import { linkTo } from '#backend/mail/siteMail.ts'
import type { Env } from '#backend/ports/env.ts'
import { SESSION_COOKIE } from '#backend/session/cookies.ts'
import { findSession } from '#backend/session/session.ts'
import { type AccountSeed, SAMPLE_PASSWORD, accounts } from '#content/accounts.ts'
import { addDays } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import type { Mail, Persona, PersonaName, SignedInPerson } from '../generated/client.ts'
import { personOf } from './newPerson.ts'
import { type Situation, isSituation, planOf } from './plans.ts'
import { bringInto } from './situations.ts'
import { type Visitor, createVisitor } from './visitor.ts'

/** A person whom the control API has made. */
export type MadePerson = Omit<Persona, 'isLoggedIn' | 'link'>

/** The parts of the mock that personas need. */
type World = { env: Env; app: App; mails: () => Mail[] }

export type LoggedIn = {
  persona: Persona
  made: MadePerson | null
  /** The cookies of the caller afterwards. */
  cookies: Record<string, string>
  /** The values of `Set-Cookie` that lead to them. */
  setCookies: string[]
}

/** Logs in a sample account, or makes a new person and logs them in. The session of the caller's cookies ends. */
export async function logInPersona(
  world: World,
  name: PersonaName,
  { language, cookies }: { language: Lang; cookies: Record<string, string> },
): Promise<LoggedIn> {
  return isSituation(name)
    ? makePerson(world, name, language, cookies)
    : logInSample(world, sampleOf(name), cookies)
}

/** Ends the session of the caller's cookies, if they name one. */
export async function logOut(
  app: App,
  cookies: Record<string, string>,
): Promise<Pick<LoggedIn, 'cookies' | 'setCookies'>> {
  const visitor = createVisitor(app, 'en', cookies)
  await endSession(visitor, cookies)
  return visitor.jar()
}

/** Returns the sample accounts, and the people who were made. */
export async function listPersonas(world: World, made: MadePerson[]): Promise<Persona[]> {
  const samples = accounts.map((account) => samplePersona(world, account))
  const others = made.map(async (person) => ({
    ...person,
    isLoggedIn: false,
    link: await linkOf(world, person.id, person.email),
  }))
  return Promise.all([...samples, ...others])
}

/** Returns whom the cookies log in, or null. Does not count as activity of the session. */
export async function findSignedIn(
  env: Env,
  made: MadePerson[],
  cookies: Record<string, string>,
): Promise<SignedInPerson | null> {
  const session = await findSession(env, cookies)
  const applicant = session && (await env.store.applicants.find(session.applicantId))
  if (!applicant) return null
  const { id, email } = applicant
  const sample = accounts.find((account) => account.id === id)
  const persona = sample ? sampleName(sample) : made.find((person) => person.id === id)?.persona
  return { id, email, persona: persona ?? null }
}

async function logInSample(
  world: World,
  account: AccountSeed,
  cookies: Record<string, string>,
): Promise<LoggedIn> {
  const visitor = createVisitor(world.app, account.language, cookies)
  const persona = await samplePersona(world, account)
  const isLoggedIn = persona.password !== null
  if (isLoggedIn) await logIn(visitor, account.email)
  else await endSession(visitor, cookies)
  return { persona: { ...persona, isLoggedIn }, made: null, ...visitor.jar() }
}

async function makePerson(
  world: World,
  situation: Situation,
  language: Lang,
  cookies: Record<string, string>,
): Promise<LoggedIn> {
  const { profile, daysAgo = 0 } = planOf(situation)
  const { env, app } = earlier(world, daysAgo)
  const visitor = createVisitor(app, language, cookies)
  const person = await freePerson(env)
  if (situation === 'justEntered') await endSession(visitor, cookies)
  const id = await bringInto(situation, person, {
    env,
    visitor,
    tokenOf: (email) => tokenOf(world.mails(), email),
  })
  const visitorNow = daysAgo === 0 ? visitor : createVisitor(world.app, language, visitor.jar().cookies)
  if (daysAgo > 0) await logIn(visitorNow, person.email) // The session of an earlier day has ended.
  const made = { ...person, persona: situation, id, password: profile ? SAMPLE_PASSWORD : null }
  const persona = {
    ...made,
    isLoggedIn: situation !== 'justEntered',
    link: await linkOf(world, id, person.email),
  }
  return { persona, made, ...visitorNow.jar() }
}

/** Returns the backend with a clock that is some days slow. */
function earlier({ env, app }: World, days: number): Pick<World, 'env' | 'app'> {
  if (days === 0) return { env, app }
  const then = { ...env, clock: () => addDays(env.clock(), -days) }
  return { env: then, app: createApp(then) }
}

const logIn = (visitor: Visitor, email: string) =>
  visitor.post('/applicant/login', { email, password: SAMPLE_PASSWORD })

async function endSession(
  visitor: ReturnType<typeof createVisitor>,
  cookies: Record<string, string>,
): Promise<void> {
  if (SESSION_COOKIE in cookies) await visitor.post('/applicant/logout')
}

/** Returns the first person of the list with a free address. */
async function freePerson({ store }: Env): Promise<{ name: string; email: string }> {
  for (let number = 1; ; number++) {
    const person = personOf(number)
    if (!(await store.applicants.findByEmail(person.email))) return person
  }
}

function sampleOf(name: string): AccountSeed {
  const found = accounts.find(({ email }) => email === `${name}@example.com`)
  if (!found) throw new Error(`There is no sample account ${name}`)
  return found
}

function sampleName({ email }: AccountSeed): 'maria' | 'linh' | 'pending' {
  const [persona] = email.split('@')
  if (persona !== 'maria' && persona !== 'linh' && persona !== 'pending')
    throw new Error(`${email} is no persona`)
  return persona
}

async function samplePersona({ env }: World, account: AccountSeed): Promise<Persona> {
  const { id, name, email, language, links } = account
  const applicant = await env.store.applicants.find(id)
  const token = links.find(({ purpose }) => purpose === 'verify')?.token
  return {
    persona: sampleName(account),
    id,
    name,
    email,
    password: applicant?.passwordHash ? SAMPLE_PASSWORD : null,
    isLoggedIn: false,
    link:
      applicant?.activatedAt === null && token !== undefined
        ? linkTo(env, language, `/applicant/verify?token=${token}`)
        : null,
  }
}

/** Returns the link that activates the account, or null if it is activated. */
async function linkOf({ env, mails }: World, id: number, email: string): Promise<string | null> {
  const applicant = await env.store.applicants.find(id)
  return applicant?.activatedAt === null ? (verifyLink(mails(), email) ?? null) : null
}

function tokenOf(mails: Mail[], email: string): string {
  const token = new URL(verifyLink(mails, email) ?? '', 'http://localhost').searchParams.get('token')
  if (token === null) throw new Error(`${email} has got no link`)
  return token
}

const verifyLink = (mails: Mail[], email: string) =>
  mails.findLast(({ to }) => to === email)?.links.find((link) => link.includes('/verify?token='))
