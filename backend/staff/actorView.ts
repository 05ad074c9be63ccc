import type { Actor } from '../ports/audit.ts'

/** Returns an actor in the form of the staff contract. */
export const actorView = (actor: Actor) =>
  actor.kind === 'token' ? actor : { kind: actor.kind, id: null, name: actor.user }
