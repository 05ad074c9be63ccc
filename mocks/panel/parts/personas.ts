import { PersonaName } from '../../control/generated/client.ts'

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
    persona: 'offerReceived',
    label: 'Offer received',
    text: 'Has a full profile and an application with an offer.',
  },
] as const

/** Returns a persona by name, or null. */
export function findPersona(name: string): PersonaName | null {
  return Object.values(PersonaName).find((persona) => persona === name) ?? null
}

/** Returns the options of the select: the sample accounts, and the situation of a new person who is logged in. */
export function personaOptions(signedIn: PersonaName | null): { value: string; label: string }[] {
  return [
    { value: '', label: 'Nobody' },
    ...[...sampleAccounts, ...situations.filter(({ persona }) => persona === signedIn)].map(
      ({ persona, label }) => ({ value: persona, label }),
    ),
  ]
}
