/** Files of the profile: one that is stored is read again, one that is left out stays, null removes it. */
import { type Json, at, isObject, listAt, textAt } from '../json.ts'
import type { Browser } from '../http/browser.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectFile } from './entryFiles.ts'

const id = 'updateWorkingHistoryAddition'
const CONTENT = 'A file of the contract kit.\n'
const data = Buffer.from(CONTENT).toString('base64')

export const profileFiles: Scenario = {
  name: 'Files of the profile',
  operations: [id, 'getApplicantFile'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    const operation = kit.contract.operation(id)
    if (!person || !kit.settings.isSelected(operation)) return
    const as = person.browser
    const profile = await kit.call('getProfile', { as })
    const names = Object.keys(operation.body?.schema.properties ?? {})
    if (profile.status !== 200 || !isObject(profile.json)) return
    const fields = Object.fromEntries(Object.entries(profile.json).filter(([name]) => names.includes(name)))
    const store = (file: Json) => kit.call(id, { as, body: { ...fields, cvJp: file } })
    const before = await keep(kit, as, textAt(profile.json, 'cvJpName'))
    await store({ name: 'kit-first.txt', data: Buffer.from('First').toString('base64') })
    const stored = await store({ name: 'kit-cv.txt', data })
    kit.expect('stored-as-sent', stored, textAt(stored.json, 'cvJpName') === 'kit-cv.txt', {
      expected: '"cvJpName": "kit-cv.txt"',
    })
    const left = await kit.call(id, { as, body: fields })
    kit.expect('stored-as-sent', left, textAt(left.json, 'cvJpName') === 'kit-cv.txt', {
      expected: 'the file as before, since it was left out',
    })
    expectFile(kit, await read(kit, as), 'kit-cv.txt', CONTENT)
    for (const wrong of [
      `data:text/plain;base64,${data}`,
      `${data.slice(0, 8)}\n${data.slice(8)}`,
      `${data}?`,
    ]) {
      const refused = await store({ name: 'kit-cv.txt', data: wrong })
      const isNamed = listAt(refused.json, 'errors').some((error) =>
        textAt(error, 'field').startsWith('cvJp'),
      )
      kit.expect('field-choice', refused, refused.status === 422 && isNamed, {
        expected: '422 on cvJp for base64 with other characters',
      })
    }
    const removed = await store(null)
    kit.expect('stored-as-sent', removed, !at(removed.json, 'cvJpName'), { expected: 'no file after null' })
    expectFile(kit, await read(kit, as), null)
    if (before) await store(before)
  },
}

const read = (kit: Kit, as: Browser) => kit.call('getApplicantFile', { as, path: { kind: 'cvJp' } })

/** Returns the file that is there, to store it again afterwards. */
async function keep(kit: Kit, as: Browser, name: string): Promise<Json> {
  if (name === '') return null
  const { status, bytes } = await read(kit, as)
  return status === 200 ? { name, data: Buffer.from(bytes).toString('base64') } : null
}
