import type { Session, SessionTable } from '#backend/ports/sessions.ts'
import type { Rows } from '../rows.ts'

export function sessionTable(sessions: Rows<Session>): SessionTable {
  return {
    find: async (id) => sessions.find(id),
    async insert(session) {
      await sessions.insert(session)
    },
    async touch(id, seenAt) {
      await sessions.update((row) => row.id === id, { seenAt })
    },
    remove: async (id) => sessions.remove((row) => row.id === id),
    removeFamily: async (family) => sessions.remove((row) => row.family === family),
    removeOf: async (applicantId, exceptFamily) =>
      sessions.remove((row) => row.applicantId === applicantId && row.family !== exceptFamily),
    removeBefore: async (time) => sessions.remove((row) => row.createdAt < time),
  }
}
