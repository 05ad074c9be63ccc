import type { StoredResponse, StoredResponseTable } from '#backend/ports/storedResponses.ts'
import type { Rows } from '../rows.ts'

export function storedResponseTable(responses: Rows<StoredResponse>): StoredResponseTable {
  return {
    find: async (key) => responses.find(key),
    async insert(response) {
      if (responses.find(response.key)) return false
      await responses.insert(response)
      return true
    },
    removeBefore: async (time) => responses.remove((row) => row.createdAt < time),
  }
}
