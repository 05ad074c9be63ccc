/** The advisors of a company, without the sample. */

import { expect, test } from 'vitest'
import { advisorProfiles as advisors } from '#content/advisors.ts'
import { startWholeSite } from '../support/wholeSite.ts'

test('without the sample, the page introduces the advisors that the company has added, and no others', async () => {
  const texts = { name: '高橋 直', languages: '日本語', field: '品質保証', background: '' }
  const own = { externalId: 'own', version: 1, closed: null, initials: 'NT' }
  for (const added of [[], [{ ...own, ja: texts, en: { ...texts, name: 'Nao Takahashi' } }]]) {
    const { env, get } = await startWholeSite({ sample: false })
    await env.store.advisors.save(added)
    const shown = await (await get('/company')).text()
    for (const advisor of advisors) expect(shown).not.toContain(advisor.ja.name)
    expect(shown.includes('Nao Takahashi')).toBe(added.length > 0)
  }
})
