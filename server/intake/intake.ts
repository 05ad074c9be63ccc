import type { Clock } from '#backend/ports/clock.ts'
import type { Intake } from '#backend/ports/intake.ts'
import { sampleIntake } from '#content/intake.ts'
import { type Webhook, webhookIntake } from './webhook.ts'

/** The intake that the operator has chosen (`HASHI_INTAKE`). */
export type IntakeConfig = { kind: 'desk' } | { kind: 'sample' } | ({ kind: 'webhook' } & Webhook)

export function createIntake(config: IntakeConfig, clock: Clock): Intake {
  if (config.kind === 'webhook') return webhookIntake(config, clock)
  return config.kind === 'sample' ? sampleIntake(clock) : desk
}

/** The company's own desk: every application has arrived at once, and staff decide later. */
const desk: Intake = { acceptsAtOnce: () => true, decision: async () => 'accepted' }
