import { expect, test } from 'vitest'
import { sampleCompany as company } from '#content/company.ts'
import { attention as attentionEn } from './en/attention.ts'
import { inquiryPrivacy as inquiryEn } from './en/inquiryPrivacy.ts'
import { memberPrivacy as memberEn } from './en/memberPrivacy.ts'
import { privacy as privacyEn } from './en/privacy.ts'
import { attention } from './ja/attention.ts'
import { inquiryPrivacy } from './ja/inquiryPrivacy.ts'
import { memberPrivacy } from './ja/memberPrivacy.ts'
import { privacy } from './ja/privacy.ts'
import { securityActs } from './ja/securityActs.ts'
import type { LegalBlock, LegalText } from './legalText.ts'

/** Returns the kind of a block and the number of its items. */
function shapeOf(block: LegalBlock): unknown {
  if (typeof block === 'string') return 'paragraph'
  if ('list' in block) return ['list', block.list.length]
  if ('numbered' in block) return ['numbered', block.numbered.length]
  if ('facts' in block) return ['facts', block.facts.length]
  if ('table' in block) return ['table', block.table.head.length, block.table.rows.length]
  return block.page
}

const shape = ({ established, updated, sections }: LegalText) => ({
  established,
  updated,
  sections: sections.map(({ id, blocks }) => [id, ...blocks.map(shapeOf)]),
})

test.each([
  ['privacy', privacy, privacyEn],
  ['memberPrivacy', memberPrivacy, memberEn],
  ['inquiryPrivacy', inquiryPrivacy, inquiryEn],
  ['attention', attention, attentionEn],
])('%s has the same structure in both languages', (_, ja, en) => {
  expect(shape(ja(company))).toEqual(shape(en(company)))
})

test.each(
  [
    privacy,
    memberPrivacy,
    inquiryPrivacy,
    attention,
    securityActs,
    privacyEn,
    memberEn,
    inquiryEn,
    attentionEn,
  ].map((text) => text(company)),
)('the sections of $title have unique ids, and its tables have complete rows', ({ sections }) => {
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const tables = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : [])),
  )
  for (const { head, rows } of tables) {
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head.length))
  }
})
