import type { AdvisorTable } from '#backend/ports/advisors.ts'
import { type Content, replaced, withoutRows } from './content.ts'

export function advisorTable(content: Content): AdvisorTable {
  return {
    all: async () => structuredClone([...content.advisors.values()]),
    async save(advisors) {
      content.advisors = replaced(content.advisors, advisors, ({ externalId }) => externalId)
      content.othersRevision++
    },
    async remove(externalIds) {
      const named = new Set([...content.jobs.values()].map(({ advisorId }) => advisorId))
      const unnamed = externalIds.filter((externalId) => !named.has(externalId))
      content.advisors = withoutRows(content.advisors, unnamed)
      content.othersRevision++
    },
  }
}
