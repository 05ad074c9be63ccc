import { describe, expect, it } from 'vitest'
import { advisorProfiles } from '#content/advisors.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import type { Persistence } from '#mocks/store/persistence.ts'
import { allJobs } from '#mocks/test.ts'
import { describeStore } from './describeStore.ts'
import { applicant, at, job, mail, session } from './samples.ts'

describeStore('The store in memory', async () => {
  const opened = { store: createMemoryStore(), empty: async () => void (opened.store = createMemoryStore()) }
  return opened
})

function keptText(text: string | null = null): Persistence & { text: string | null } {
  return {
    text,
    load() {
      return this.text
    },
    save(next) {
      this.text = next
    },
  }
}

describe('A store in memory with persistence', () => {
  it('has its changes, and not its jobs, after a reload', async () => {
    const kept = keptText()
    const before = createMemoryStore(kept)
    await before.advisors.save(advisorProfiles)
    await before.jobs.insert([job(7)])
    const { id } = await before.applicants.insert(applicant('ana@example.com'))
    await before.sessions.insert(session(id))
    await before.sessions.touch('s1', at(9))
    const after = createMemoryStore(kept)
    expect(await after.sessions.find('s1')).toEqual(session(id, { seenAt: at(9) }))
    expect(await after.applicants.findByEmail('ana@example.com')).not.toBeNull()
    expect(await allJobs(after)).toEqual([])
  })

  it('keeps nothing of a transaction that failed', async () => {
    const kept = keptText()
    const failed = createMemoryStore(kept).transaction(async (inner) => {
      await inner.mails.insert(mail('m', 1))
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    expect(await createMemoryStore(kept).mails.queued()).toEqual([])
  })

  it('follows another tab', async () => {
    const kept = keptText()
    const [one, other] = [createMemoryStore(kept), createMemoryStore(kept)]
    const { id } = await one.applicants.insert(applicant('ana@example.com'))
    await one.sessions.insert(session(id))
    expect(await other.sessions.find('s1')).toEqual(session(id))
    await other.sessions.remove('s1')
    expect(await one.sessions.find('s1')).toBeNull()
  })

  it('does not read the data of a version with other rows', async () => {
    const kept = keptText()
    await createMemoryStore(kept).mails.insert(mail('m', 1))
    kept.text = kept.text?.replace(/"format":\d+/, '"format":0') ?? null
    expect(await createMemoryStore(kept).mails.queued()).toEqual([])
  })

  it.each(['', '{', 'null', '{"format":1,"rows":{"applicants":[{"name":"x"}]}}'])(
    'replaces the text %j, which it cannot read',
    async (text) => {
      const kept = keptText(text)
      const store = createMemoryStore(kept)
      await store.mails.insert(mail('m', 1))
      expect(await createMemoryStore(kept).mails.queued()).toHaveLength(1)
    },
  )

  it('works without a usable storage', async () => {
    const store = createMemoryStore({ load: () => null, save: () => {} })
    await store.mails.insert(mail('a', 1))
    await store.mails.insert(mail('b', 1))
    expect(await store.mails.queued()).toHaveLength(2)
  })
})
