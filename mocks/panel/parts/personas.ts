import { PersonaName, type SignedInPerson } from '../../control/generated/client.ts'

export const sampleAccounts = [
  {
    persona: 'maria',
    label: 'Maria',
    text: 'Everything filled: applications in every stage, recommendations, notifications.',
  },
  { persona: 'linh', label: 'Linh', text: 'Just activated. Every list is empty.' },
  { persona: 'pending', label: 'Pending', text: 'Has entered and not yet opened the link of the mail.' },
] as const

/** The situations of new people. */
export const situations = [
  {
    persona: 'justEntered',
    label: 'Just entered',
    text: 'Has sent the entry form. The mail waits in the outbox.',
  },
  {
    persona: 'verified',
    label: 'Verified',
    text: 'Has opened the link of the mail. The first password is still to be set.',
  },
  {
    persona: 'fullProfile',
    label: 'Full profile',
    text: 'Has a password, a complete profile, a resume and a career history.',
  },
  {
    persona: 'everythingOpen',
    label: 'Everything open',
    text: 'Every job is open: one step away has nothing to gain.',
  },
  {
    persona: 'twoStepsAway',
    label: 'Two steps away',
    text: 'Lives in India. No single step opens more jobs, and two steps together do.',
  },
  {
    persona: 'justApplied',
    label: 'Just applied',
    text: 'Lives in India and has applied for a job. The employer is not named yet.',
  },
  {
    persona: 'consentDeclined',
    label: 'Consent declined',
    text: 'Lives in India and has declined to have the documents sent.',
  },
  {
    persona: 'closedBeforeConsent',
    label: 'Closed before consent',
    text: 'Lives in India. The job was filled before the person agreed to anything.',
  },
  {
    persona: 'offerReceived',
    label: 'Offer received',
    text: 'Has a full profile and an application with an offer.',
  },
  {
    persona: 'offerFromAbroad',
    label: 'Offer from abroad',
    text: 'Lives in India and has an offer, with the calendar to the first day. Move the clock to see late days.',
  },
  {
    persona: 'offerLate',
    label: 'Offer late',
    text: 'Lives in India and has an offer. The last day for the reply is over.',
  },
  { persona: 'offerDeclined', label: 'Offer declined', text: 'Lives in India and has declined the offer.' },
  {
    persona: 'offerClosed',
    label: 'Offer closed',
    text: 'Lives in India. The company has closed the application after the offer.',
  },
  {
    persona: 'joinedFromAbroad',
    label: 'Joined from abroad',
    text: 'Lived in India and has joined the company.',
  },
] as const

/** Returns a persona by name, or null. */
export function findPersona(name: string): PersonaName | null {
  return Object.values(PersonaName).find((persona) => persona === name) ?? null
}

const isSample = (persona: PersonaName | null) => sampleAccounts.some((sample) => sample.persona === persona)

/** Returns the option of who is signed in: the name of a sample account, otherwise the e-mail address. */
export function personaValue(signedIn: SignedInPerson | null | undefined): string {
  if (!signedIn) return ''
  const { persona, email } = signedIn
  return persona !== null && isSample(persona) ? persona : email
}

/** Returns the options of the select: the sample accounts, and another person who is signed in. Undefined while that is unknown. */
export function personaOptions(
  signedIn: SignedInPerson | null | undefined,
): { value: string; label: string }[] {
  const other = signedIn && !isSample(signedIn.persona) ? signedIn : null
  const situation = situations.find(({ persona }) => persona === other?.persona)
  return [
    { value: '', label: signedIn === undefined ? 'Loading…' : 'Nobody' },
    ...sampleAccounts.map(({ persona, label }) => ({ value: persona, label })),
    ...(other ? [{ value: other.email, label: situation?.label ?? other.email }] : []),
  ]
}
