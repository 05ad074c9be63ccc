import { languages } from '#domain/lang.ts'
import * as zod from '#openapi/staff/generated/zod.ts'
import type { AdvisorBody } from '#openapi/staff/generated/zod.ts'
import type { AdvisorProfile } from '../ports/advisors.ts'
import { blankIssues } from './checks.ts'
import type { ContentKind } from './kind.ts'

/** Advisors. They are never closed. */
export const advisorKind: ContentKind<AdvisorBody, AdvisorProfile> = {
  name: 'advisor',
  schema: zod.AdvisorBody,
  table: ({ advisors }) => ({
    named: async (ids) => (await advisors.all()).filter(({ externalId }) => ids.includes(externalId)),
    names: async () => (await advisors.all()).map(({ externalId }) => externalId),
    save: (items) => advisors.save(items),
  }),
  prepare:
    async () =>
    ({ body }) => [
      ...blankIssues({ initials: body.initials }),
      ...languages.flatMap((lang) => blankIssues({ [`${lang}.name`]: body[lang].name })),
    ],
  bodyOf: ({ initials, ja, en }) => ({ initials, ja, en }),
  complete: (body) => body,
  make: async (_store, written) =>
    written.map(({ externalId, body, before }) => ({
      ...body,
      externalId,
      version: (before?.version ?? 0) + 1,
      closed: null,
    })),
  close: (advisor) => advisor,
}

/** Returns an advisor as staff see it. */
export const staffAdvisor = (advisor: AdvisorProfile) => ({
  external_id: advisor.externalId,
  version: String(advisor.version),
  ...advisorKind.bodyOf(advisor),
})
