import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { emptyCareer } from '#domain/forms/careerRequest.ts'
import { emptyResume as emptyRequest } from '#domain/forms/resumeRequest.ts'
import { applicant } from './samples.ts'

const emptyResume = { ...emptyRequest, photo: null }

/** The documents of applicants in every store. */
export function describeDocuments(current: () => Store): void {
  const addApplicant = async (email: string) => (await current().applicants.insert(applicant(email))).id

  describe('documents', () => {
    it('are read as written, one resume and one career history for each applicant', async () => {
      const { resumes, careers } = current()
      const [ana, ben] = [await addApplicant('ana@example.com'), await addApplicant('ben@example.com')]
      const row = { year: null, month: null, description: '<b>"𠮷"</b>' }
      const resume = { ...emptyResume, name: 'Ana', education: [row], nationality: 10477 as const }
      const career = { ...emptyCareer, name: 'Ana', itSkills: [{ it_skills: 'go' as const }] }
      await resumes.save(ana, resume)
      await careers.save(ana, career)
      expect(await resumes.find(ana)).toEqual(resume)
      expect(await careers.find(ana)).toEqual(career)
      expect(await resumes.find(ben)).toBeNull()
      expect(await careers.find(ben)).toBeNull()
    })

    it('are replaced as a whole', async () => {
      const { resumes } = current()
      const [ana, ben] = [await addApplicant('ana@example.com'), await addApplicant('ben@example.com')]
      await resumes.save(ana, { ...emptyResume, name: 'Ana', nationality: 10477 })
      await resumes.save(ben, { ...emptyResume, name: 'Ben' })
      await resumes.save(ana, { ...emptyResume, name: 'Ana Lucía' })
      expect(await resumes.find(ana)).toEqual({ ...emptyResume, name: 'Ana Lucía' })
      expect(await resumes.find(ben)).toEqual({ ...emptyResume, name: 'Ben' })
    })

    it('of an applicant may be saved twice at the same time', async () => {
      const { careers } = current()
      const ana = await addApplicant('ana@example.com')
      await Promise.all(['A', 'B'].map((name) => careers.save(ana, { ...emptyCareer, name })))
      expect(['A', 'B']).toContain((await careers.find(ana))?.name)
    })

    it('are undone with a transaction that fails', async () => {
      const ana = await addApplicant('ana@example.com')
      const failed = current().transaction(async (store) => {
        await store.resumes.save(ana, emptyResume)
        throw new Error('undone')
      })
      await expect(failed).rejects.toThrow('undone')
      expect(await current().resumes.find(ana)).toBeNull()
    })
  })
}
