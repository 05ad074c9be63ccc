/** The situations of new people: their profile, and the steps of their application. */

import type { Profile } from '#backend/ports/profiles.ts'
import { type ApplicationStep, OFFER_DAYS } from './applicationSteps.ts'
import { fullProfile, profileAbroad, profileAcross, profileOfTwoSteps } from './newPerson.ts'

export type Plan = {
  /** The profile of the person by their id; without it they have no password. */
  profile?: (applicantId: number) => Profile
  /** The steps of the application that the entry contains; without it the entry has no job. */
  application?: readonly ApplicationStep[]
  /** Everything happened this number of days ago. */
  daysAgo?: number
}

const toOffer = [
  'named',
  'asked',
  'agreed',
  'sent',
  'seen',
  'screening',
  'final',
  'offered',
] as const satisfies ApplicationStep[]

/** After this number of days the reply to an offer is late. */
const LATE_DAYS = OFFER_DAYS + 3

const plans = {
  justEntered: {},
  verified: {},
  fullProfile: { profile: fullProfile },
  everythingOpen: { profile: profileAcross },
  twoStepsAway: { profile: profileOfTwoSteps },
  justApplied: { profile: profileAbroad, application: [] },
  consentDeclined: { profile: profileAbroad, application: ['named', 'asked', 'declined'] },
  closedBeforeConsent: { profile: profileAbroad, application: ['named', 'asked', 'filled'] },
  offerReceived: { profile: fullProfile, application: toOffer },
  offerFromAbroad: { profile: profileAbroad, application: toOffer },
  offerLate: { profile: profileAbroad, application: toOffer, daysAgo: LATE_DAYS },
  offerDeclined: { profile: profileAbroad, application: [...toOffer, 'offerDeclined'] },
  offerClosed: { profile: profileAbroad, application: [...toOffer, 'filled'] },
  joinedFromAbroad: { profile: profileAbroad, application: [...toOffer, 'joined'] },
} as const satisfies Record<string, Plan>

export type Situation = keyof typeof plans

/** Returns whether a name is that of a situation. */
export const isSituation = (name: string): name is Situation => Object.hasOwn(plans, name)

export const planOf = (situation: Situation): Plan => plans[situation]
